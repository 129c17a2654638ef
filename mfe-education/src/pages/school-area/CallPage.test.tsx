import type { CallState } from '@ofgc/shared/domain/school-calls/call-state.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCall } from '../../testing/sample-registration.ts';
import { sampleCentre } from '../../testing/sample-centre.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component, shouldRevalidate } from './CallPage.tsx';

const surroundings = (state: CallState, actionData?: unknown, own: string[] = []) => ({
  catalogues: { education: { es, en } },
  loaderData: { who: null, formKey: 'key', call: sampleCall({ state }), centre: sampleCentre(), own },
  actionData,
});

it('CallPage keeps the typed values and shows the reason when the call has closed', () => {
  const message = 'El plazo terminó el 20 de noviembre.';
  const values = { needs: 'Tres alumnos sordos', formKey: 'key-0' };
  const actionData = { form: 'registration', status: 409, message, errors: {}, values };
  const page = within(renderServerPage(<Component />, surroundings('closed', actionData)));
  expect(page.getByRole('group', { name: 'No hemos podido enviarlo' }).textContent).toContain(message);
  expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: /^Qué debemos saber/ }).value).toBe(values.needs);
});

it('CallPage shows after a refusal which registrations the school has, and its form keeps its key', () => {
  expect([409, 422, 503].map((actionStatus) => shouldRevalidate({ actionStatus }))).toEqual([true, true, false]);
  const message = 'Este formulario ya está guardado: es la inscripción S-7K3M2Q.';
  const values = { formKey: 'key-0', version: '0' };
  const actionData = { form: 'registration', status: 409, message, errors: {}, values };
  const { container } = renderPage(<Component />, surroundings('open', actionData, ['S-7K3M2Q']));
  expect(screen.getByRole('link', { name: 'S-7K3M2Q (cambiarla)' })).toBeTruthy();
  expect(container.querySelector<HTMLInputElement>('input[name="formKey"]')?.value).toBe('key-0');
});

it.each<[CallState, string]>([
  ['notYet', 'Se abre el lunes 5 de octubre de 2026, a las 9:00.'],
  ['open', 'Abierta hasta el'],
  ['closed', 'Cerrada el'],
  ['drawn', 'Las plazas ya están repartidas.'],
  ['over', 'Terminada.'],
])('CallPage shows the state of a call that is %s in its lead', (state, words) => {
  const { container } = renderPage(<Component />, surroundings(state));
  expect(textOf(container).includes('Abierta hasta el')).toBe(state === 'open');
  expect(screen.getAllByText(new RegExp(`^${words}`))).toHaveLength(1);
  expect(headings(3)).toEqual(state === 'open' ? [] : ['Esta convocatoria no está abierta']);
});

it('CallPage links above the form to the school’s registration in the call', () => {
  const { unmount } = renderPage(<Component />, surroundings('open'));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  renderPage(<Component />, surroundings('open', undefined, ['S-7K3M2Q']));
  const notice = screen.getByRole('note');
  expect(textOf(notice)).toContain('Ya tiene una inscripción en esta convocatoria:');
  const link = within(notice).getByRole('link', { name: 'S-7K3M2Q (cambiarla)' });
  expect(link.getAttribute('href')).toBe(schoolAreaPaths.registration('S-7K3M2Q'));
});

it('CallPage has no form at the maximum of registrations, except for a refused one', () => {
  const own = ['S-AAAAAA', 'S-BBBBBB', 'S-CCCCCC'];
  const { container, unmount } = renderPage(<Component />, surroundings('open', undefined, own.slice(1)));
  expect(container.querySelector('form')).not.toBeNull();
  unmount();
  const full = renderPage(<Component />, surroundings('open', undefined, own));
  expect(full.container.querySelector('form')).toBeNull();
  expect(textOf(screen.getByRole('note'))).toContain(es.registration.most);
  full.unmount();
  const actionData = { form: 'registration', status: 409, message: 'Ya tiene 3', errors: {}, values: {} };
  renderPage(<Component />, surroundings('open', actionData, own));
  expect(screen.getByRole('form')).toBeTruthy();
});
