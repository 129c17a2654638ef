import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { clashesOf, comparedConcerts, compareInZone } from '../features/subscription-comparison/comparison.ts';
import type { Comparison } from '../features/subscription-comparison/load-comparison.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
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
  compared: details.flatMap((detail) => compareInZone('A', detail) ?? []),
  concerts,
  clashes: clashesOf(concerts, slugs, ['2026-12-04']),
  days: ['2026-12-04'],
};
const render = (loaderData: Comparison, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });

describe('the comparison', () => {
  const html = render(comparison);

  it('asks by a plain GET form that shows what was chosen', () => {
    expect(html).toMatch(/<form[^>]*action="\/conciertos-entradas\/abonos\/comparar"[^>]*method="get"/);
    expect(html).toMatch(/type="checkbox" name="abono" checked="" value="abono-primavera"/);
    expect(html).toMatch(/name="no" checked="" value="2026-12-04"/);
    expect(html).toContain('<option value="A" selected="">Zona A</option>');
  });

  it('sets prices, benefits and clashes side by side', () => {
    expect(html).toContain('Precio en la zona A');
    expect(html).toContain('Compra anticipada');
    expect(html).toMatch(/Conciertos repetidos<\/th><td>Pastoral<\/td><td>Pastoral/);
    expect(html).toMatch(/Noches en que no puede<\/th><td>Pastoral/);
  });

  it('leads to the box office where something is sold, and takes each one off', () => {
    expect(html.match(/taquilla\?subscription/g)).toHaveLength(1);
    expect(html).toContain('href="/conciertos-entradas/abonos/comparar?abono=paquete-voces&amp;zona=A"');
  });

  it('shows the form alone while nothing is chosen', () => {
    const empty = { ...comparison, chosen: { slugs: [], zone: 'A', away: [] }, compared: [], concerts: [], days: [] };
    expect(render(empty, 'en')).toContain('Compare');
    expect(render(empty)).not.toContain('Lado a lado');
  });

  it('says what it left out', () => {
    const refused = { unknown: [{ name: 'abono' as const, value: 'nada' }], tooMany: ['paquete-voces'] };
    expect(render({ ...comparison, refused })).toMatch(/nada.*Se ha quedado fuera: Voces\./);
  });
});

it('keeps choices out of search engines', () => {
  const noIndex = (slugsOf: string[]) =>
    handle.meta({
      data: { ...comparison, chosen: { ...comparison.chosen, slugs: slugsOf } },
      t: (key) => key,
      locale: 'es',
    }).noIndex;
  expect(noIndex([])).toBe(false);
  expect(noIndex(slugs)).toBe(true);
});
