import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderServerPage, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { UnsentFormPage } from './UnsentFormPage.tsx';
import { findUnsentForm } from './find-unsent-form.ts';

const values = { text: 'Les esperamos el martes.', version: '3', consent: 'true' };
const message = 'La sesión ha terminado.';
const actionData = { record: { form: 'letter', status: 401, message, errors: {}, values } };
const error = { data: { signIn: '/oficina/entrar?volver=%2Foficina%2Fregistros%2Fcontact%2F5' } };
const path = '/oficina/registros/contact/5';

it('the page of an unsent form keeps its values after the session’s end, links to the sign-in, and can send again', () => {
  const form = findUnsentForm(actionData, error);
  if (!form) throw new Error('there is no form');
  const page = renderServerPage(<UnsentFormPage form={form} />, { path, catalogues: { shell: { es, en } } });
  expect(textOf(page)).toContain('Les esperamos el martes.');
  expect(textOf(page)).toContain(message);
  const way = within(page).getByRole('link', { name: es.error.form.signIn });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([error.data.signIn, '_blank']);
  const sent = new FormData(page.querySelector<HTMLFormElement>('form[method=post]') ?? undefined);
  expect(Object.fromEntries(sent)).toEqual({ form: 'letter', ...values });
  expect(page.querySelector('form[method=post]')?.getAttribute('action')).toBe(path);
});

it('the page of an unsent form explains that the service does not answer', () => {
  const form = findUnsentForm(actionData, new Error('gone'));
  if (!form) throw new Error('there is no form');
  const page = renderServerPage(<UnsentFormPage form={form} />, { path, catalogues: { shell: { es, en } } });
  expect(textOf(page)).toContain(es.error.form.text);
  expect(within(page).queryByRole('link', { name: es.error.form.signIn })).toBeNull();
  expect(findUnsentForm(null, new Error('gone'))).toBeUndefined();
});
