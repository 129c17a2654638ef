import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './OfficePage.tsx';

const show = (requests: number, calls: object[] = []) =>
  renderPage(<Component />, { catalogues: { education: { es, en } }, loaderData: { who: null, calls, requests } });

it('says that there are no calls, instead of a table without rows', () => {
  show(0);
  expect(screen.getByRole('heading', { name: 'Todavía no hay convocatorias' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says how many schools wait for an account, and leads to them', () => {
  show(2);
  const link = screen.getByRole('link', { name: '2 centros piden cuenta' });
  expect(link.getAttribute('href')).toBe('/educacion-comunidad/area-de-centros/gestion/centros#requested');
});

it('says nothing of accounts where none is asked for', () => {
  show(0);
  expect(screen.queryByRole('link', { name: /piden? cuenta/ })).toBeNull();
});

it.each([
  ['notYet', 'se abre el 11 de enero de 2027'],
  ['open', 'hasta el 26 de febrero de 2027'],
  ['closed', 'el plazo terminó el 26 de febrero de 2027'],
  ['over', 'el plazo terminó el 26 de febrero de 2027'],
] as const)('says of a call that is %s the day that matters', (state, text) => {
  const term = { opensAt: '2027-01-11T09:00:00.000Z', closesAt: '2027-02-26T23:59:00.000Z' };
  const production = { title: 'Latidos' };
  show(0, [{ key: 'latidos', production, sessions: [], registrations: [], state, ...term }]);
  expect(screen.getByText(text)).toBeTruthy();
});
