import { expect, it } from 'vitest';
import { elements, parsePage } from '../../site/parsed-page.ts';
import { schemaOrgFaults } from './schema-org.ts';
import { type GraphNode, hiddenClaims } from './structured-data.ts';

const concert: GraphNode = {
  '@type': 'MusicEvent',
  name: 'Pastoral',
  startDate: '2026-12-04T20:00:00+00:00',
  endDate: '2026-12-04T21:30:00+00:00',
  duration: 'PT90M',
  eventStatus: 'https://schema.org/EventCancelled',
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', url: 'https://ofgc.example/pastoral' },
};
const words = 'Pastoral, <s>4 de diciembre</s>, 20:00, 1&nbsp;h&nbsp;30&nbsp;min. Cancelado. 12,50&nbsp;€';
const page = (body: string) =>
  elements(
    parsePage(`<html lang="es"><link rel="canonical" href="https://ofgc.example/pastoral"><body>${body}`),
    'html',
  )[0] as Parameters<typeof hiddenClaims>[0];

it('finds nothing where the page says all that its graph says', () => {
  expect(hiddenClaims(page(words), [concert])).toEqual([]);
});

it.each([
  ['Pastoral', 'MusicEvent.name: Pastoral'],
  ['4 de diciembre', 'MusicEvent.startDate: 2026-12-04T20:00:00+00:00'],
  ['20:00', 'MusicEvent.startDate: 2026-12-04T20:00:00+00:00'],
  ['30', 'MusicEvent.duration: PT90M'],
  ['Cancelado', 'MusicEvent.eventStatus: https://schema.org/EventCancelled'],
  ['12,50', 'MusicEvent.offers.price: 12.50'],
])('finds what is told where the page lacks %s', (missing, claim) => {
  expect(hiddenClaims(page(words.replace(missing, '')), [concert])).toEqual([claim]);
});

it('does not take what is hidden, or a property that nobody thought of, for shown', () => {
  expect(hiddenClaims(page(`<p hidden>${words}</p>`), [{ '@type': 'Event', name: 'Pastoral' }])).toHaveLength(1);
  expect(hiddenClaims(page(words), [{ '@type': 'Event', about: 'Pastoral' }])).toEqual(['Event.about has no rule']);
});

it('knows which types and properties schema.org has, and what search engines require', async () => {
  expect(await schemaOrgFaults([concert])).toEqual([]);
  expect(await schemaOrgFaults([{ '@type': 'MusicEvening', name: 'Pastoral' }])).toHaveLength(1);
  expect(await schemaOrgFaults([{ '@type': 'MusicEvent', conductor: 'Nadie' }])).toHaveLength(1);
  expect(await schemaOrgFaults([{ '@type': 'JobPosting', title: 'Oboe' }])).not.toEqual([]);
});
