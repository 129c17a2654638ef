import { cellsOf, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { compareInZone } from '../../features/subscription-comparison/compared-subscriptions.ts';
import { clashesOf, comparedConcerts } from '../../features/subscription-comparison/date-clashes.ts';
import type { Comparison } from '../../features/subscription-comparison/load-comparison.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component, handle } from './ComparePage.tsx';

const details = [
  sampleSubscriptionDetail({ slug: 'abono-primavera', eventIds: [38] }),
  sampleSubscriptionDetail({
    id: 6,
    slug: 'paquete-voces',
    name: 'Voces',
    state: 'closed',
    ticketUrl: null,
    eventIds: [38],
  }),
];
const concerts = comparedConcerts([sampleEvent()], details);
const slugs = details.map(({ slug }) => slug);
const comparison: Comparison = {
  options: details.map(({ slug, name, lang, state }) => ({ slug, name, lang, state })),
  zones: ['A', 'B'],
  chosen: { slugs, zone: 'A', away: ['2026-12-04'] },
  refused: { unknown: [], tooMany: [] },
  notInZone: [],
  compared: details.flatMap((detail) => compareInZone('A', detail) ?? []),
  concerts,
  clashes: clashesOf(concerts, slugs, ['2026-12-04']),
  days: ['2026-12-04'],
};
const render = (loaderData: Comparison, locale: 'es' | 'en' = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('ComparePage', () => {
  it('renders a GET form with the chosen values', () => {
    renderServerPage(<Component />, { catalogues: { concerts: { es, en } }, loaderData: comparison });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Qué comparar' });
    expect([form.getAttribute('action'), form.method]).toEqual([
      '/conciertos-entradas/abonos/comparar#comparacion',
      'get',
    ]);
    expect([...new FormData(form)]).toEqual([
      ['abono', 'abono-primavera'],
      ['abono', 'paquete-voces'],
      ['no', '2026-12-04'],
      ['zona', 'A'],
    ]);
    expect(box(/^Voces/).checked).toBe(true);
  });

  it('says that nothing is announced, without a form, where no subscription can be compared', () => {
    render({
      ...comparison,
      options: [],
      compared: [],
      concerts: [],
      days: [],
      chosen: { slugs: [], zone: 'A', away: [] },
    });
    expect(textOf()).toContain(es.hub.nothingAnnounced);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows prices, benefits and clashes side by side', () => {
    render(comparison);
    expect(cellsOf(/^Precio en la zona A/)).toEqual(['35 €', '35 €']);
    expect(cellsOf(/^Butaca/)).toEqual(['La misma.', 'La misma.']);
    expect(cellsOf(/^Compra anticipada/)).toEqual(['No', 'No']);
    expect(cellsOf(/^Conciertos repetidos/)).toEqual(['Pastoral', 'Pastoral']);
    expect(cellsOf(/^Noches en que no puede/)).toEqual(['Pastoral', 'Pastoral']);
  });

  it('shows dashes for a subscription announced before its concerts', () => {
    const announced = sampleSubscriptionDetail({ slug: 'paquete-voces', eventIds: [], savings: [], singles: [] });
    render({ ...comparison, compared: [...comparison.compared.slice(0, 1), compareInZone('A', announced)!] });
    expect(cellsOf(/^Precio por concierto/)).toEqual(['35 €', '–']);
    expect(cellsOf(/^Ahorro/)).toEqual(['8,75 €20 %', '–']);
  });

  it('lists concerts in English without a comma before the last one', () => {
    const three = ['Pastoral', 'Voces', 'Alpina'].map((title, id) => ({ ...concerts[0]!, id, title }));
    render({ ...comparison, clashes: { ...comparison.clashes, twice: three } }, 'en');
    expect(cellsOf(/^Concerts you would have twice/)[0]).toBe('Pastoral, Voces and Alpina');
  });

  it('marks untranslated titles as Spanish in an English comparison', () => {
    const [one] = concerts;
    const two = [one!, { ...one!, id: 1, title: 'Alpine', lang: 'en' as const }];
    const sameDay = [{ day: '2026-12-04', concerts: two }];
    render({ ...comparison, clashes: { ...comparison.clashes, sameDay, twice: two } }, 'en');
    const langs = (place: HTMLElement) =>
      within(place)
        .getAllByText(/^(Pastoral|Alpine)$/)
        .map(({ lang }) => lang);
    expect(langs(screen.getByRole('note'))).toEqual(['es', '']);
    expect(langs(screen.getByRole('row', { name: /^Concerts you would have twice/ }))).toEqual(['es', '', 'es', '']);
  });

  it('links to the box office for what is sold, and to the comparison without each subscription', () => {
    render(comparison);
    const addresses = linkAddresses(screen.getByRole('row', { name: /^Siguiente paso/ }));
    expect(addresses).toEqual([
      '/conciertos-entradas/taquilla?subscription=3',
      '/conciertos-entradas/abonos/comparar?abono=paquete-voces&zona=A&no=2026-12-04#comparacion',
      '/conciertos-entradas/abonos/comparar?abono=abono-primavera&zona=A&no=2026-12-04#comparacion',
    ]);
  });

  it('shows only the form when nothing is chosen', () => {
    const empty = { ...comparison, chosen: { slugs: [], zone: 'A', away: [] }, compared: [], concerts: [], days: [] };
    render(empty, 'en');
    expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names subscriptions that are not sold in the chosen zone', () => {
    render({ ...comparison, notInZone: ['paquete-voces'] });
    expect(textOf()).toContain('no se venden en la zona A.Se ha quedado fuera: Voces.');
  });

  it('names unknown subscriptions and those above the maximum', () => {
    const refused = { unknown: [{ name: 'abono' as const, value: 'nada' }], tooMany: ['paquete-voces'] };
    render({ ...comparison, refused });
    expect(textOf()).toMatch(/nada.*Se ha quedado fuera: Voces\./);
  });
});

it('ComparePage is not indexed with chosen subscriptions', () => {
  const noIndex = (slugsOf: string[]) =>
    handle.meta({
      data: { ...comparison, chosen: { ...comparison.chosen, slugs: slugsOf } },
      t: (key) => key,
      locale: 'es',
    }).noIndex;
  expect(noIndex([])).toBe(false);
  expect(noIndex(slugs)).toBe(true);
});
