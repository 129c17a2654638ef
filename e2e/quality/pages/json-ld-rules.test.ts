import { expect, it } from 'vitest';
import { elements, parsePage } from '../../site/page/parsed-page.ts';
import { schemaOrgFaults } from './schema-org.ts';
import { type GraphNode, hiddenClaims } from './json-ld-rules.ts';

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

it('hiddenClaims() is empty when the page shows every value of its graph', () => {
  expect(hiddenClaims(page(words), [concert])).toEqual([]);
});

it.each([
  ['Pastoral', 'MusicEvent.name: Pastoral'],
  ['4 de diciembre', 'MusicEvent.startDate: 2026-12-04T20:00:00+00:00'],
  ['20:00', 'MusicEvent.startDate: 2026-12-04T20:00:00+00:00'],
  ['30', 'MusicEvent.duration: PT90M'],
  ['Cancelado', 'MusicEvent.eventStatus: https://schema.org/EventCancelled'],
  ['12,50', 'MusicEvent.offers.price: 12.50'],
])('hiddenClaims() reports the property whose value is missing when the page lacks %s', (missing, claim) => {
  expect(hiddenClaims(page(words.replace(missing, '')), [concert])).toEqual([claim]);
});

it('hiddenClaims() reports values in hidden elements, and properties without a rule', () => {
  expect(hiddenClaims(page(`<p hidden>${words}</p>`), [{ '@type': 'Event', name: 'Pastoral' }])).toHaveLength(1);
  expect(hiddenClaims(page(words), [{ '@type': 'Event', about: 'Pastoral' }])).toEqual(['Event.about has no rule']);
});

it('schemaOrgFaults() reports unknown types, unknown properties and missing required properties', async () => {
  expect(await schemaOrgFaults([concert])).toEqual([]);
  expect(await schemaOrgFaults([{ '@type': 'MusicEvening', name: 'Pastoral' }])).toHaveLength(1);
  expect(await schemaOrgFaults([{ '@type': 'MusicEvent', conductor: 'Nadie' }])).toHaveLength(1);
  expect(await schemaOrgFaults([{ '@type': 'JobPosting', title: 'Oboe' }])).not.toEqual([]);
});

it('hiddenClaims() reports a picture that the head of the page does not name', () => {
  const image = 'https://ofgc.example/social/pastoral.png';
  const node = { '@type': 'MusicEvent', image };
  expect(hiddenClaims(page(`<meta property="og:image" content="${image}">`), [node])).toEqual([]);
  expect(hiddenClaims(page(''), [node])).toEqual([`MusicEvent.image: ${image}`]);
});
