import { act, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleAlert } from '../testing/sample-alert.ts';
import { sampleStaff } from '../testing/sample-staff.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './AlertPage.tsx';

it('AlertPage shows the next notice in the form when the router goes from one to the other', async () => {
  const loaderData = { who: sampleStaff, alert: sampleAlert({ id: 1, version: 0 }), formKey: '1' };
  const { router } = renderPage(<Component />, {
    path: '/oficina/avisos/1',
    catalogues: { office: { es, en } },
    loaderData,
  });
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /español/i }).value;
  expect(text()).toBe('Aviso');
  loaderData.alert = sampleAlert({ id: 2, version: 0, text: { es: 'Otro aviso', en: 'Another notice' } });
  await act(() => router.navigate('/oficina/avisos/2'));
  expect(text()).toBe('Otro aviso');
});

it('AlertPage sends the key of its page, so that the same text on another page is another notice', () => {
  const loaderData = { who: sampleStaff, alert: null, formKey: 'of this page' };
  renderPage(<Component />, { path: '/oficina/avisos/nuevo', catalogues: { office: { es, en } }, loaderData });
  expect(document.querySelector<HTMLInputElement>('input[name="formKey"]')?.value).toBe('of this page');
});
