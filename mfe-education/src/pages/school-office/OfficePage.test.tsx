import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './OfficePage.tsx';

const show = (requests: number, calls: object[] = []) =>
  renderPage(<Component />, { catalogues: { education: { es, en } }, loaderData: { who: null, calls, requests } });

it('OfficePage says that there are no calls, without an empty table', () => {
  show(0);
  expect(screen.getByRole('heading', { name: 'Todavía no hay convocatorias' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('OfficePage shows the number of requested accounts and links to them', () => {
  show(2);
  const link = screen.getByRole('link', { name: '2 centros piden cuenta' });
  expect(link.getAttribute('href')).toBe('/educacion-comunidad/area-de-centros/gestion/centros#requested');
});

it('OfficePage has no link to requested accounts when there are none', () => {
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
