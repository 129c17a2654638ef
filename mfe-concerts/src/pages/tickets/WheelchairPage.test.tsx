import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import type { WheelchairConcert } from '../../features/wheelchair-spaces/load-wheelchair-concerts.ts';
import { Component } from './WheelchairPage.tsx';

function render(concerts: readonly WheelchairConcert[]) {
  renderPage(<Component />, {
    locale: 'en',
    catalogues: { concerts: { es, en } },
    loaderData: { sought: null, concerts },
  });
}

it('WheelchairPage without a performance links to the form of each concert that has spaces', () => {
  render([
    { id: 88, startsAt: '2026-11-28T10:30:00.000Z', title: 'The Sorcerer’s Apprentice', lang: 'en' },
    { id: 90, startsAt: '2026-12-04T20:00:00.000Z', title: 'Pastoral', lang: 'es' },
  ]);
  const [first, second] = screen.getAllByRole('link', { name: /2026, \d\d:\d\d$/ });
  expect(first?.getAttribute('href')).toBe('/en/conciertos-entradas/silla-de-ruedas?performance=88');
  expect(screen.getByRole('link', { name: /^Pastoral\sFriday\s4\sDecember\s2026, 20:00$/ })).toBe(second);
  expect(screen.getByText('Pastoral').lang).toBe('es');
});

it('WheelchairPage links to the calendar when no concert has spaces', () => {
  render([]);
  expect(screen.getByRole('link', { name: 'Go to the calendar' }).getAttribute('href')).toBe(
    '/en/conciertos-entradas/eventos',
  );
});
