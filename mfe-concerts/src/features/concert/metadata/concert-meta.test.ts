import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { concertMetaDescription, concertMetaTitle } from './concert-meta.ts';

const performances = [samplePerformance({ startsAt: '2027-02-19T20:00:00Z' })];

it.each([
  ['Órgano', 'es', 'Órgano · 19 de febrero de 2027'],
  ['Organ', 'en', 'Organ · 19 February 2027'],
  ['Escolares itinerantes: Viento en la isla', 'es', 'Escolares itinerantes: Viento en la isla'],
] as const)('names %s in %s as "%s"', (title, locale, expected) =>
  expect(concertMetaTitle({ title, performances }, locale)).toBe(expected),
);

it('cuts what no result page could show', () => {
  expect(concertMetaTitle({ title: 'ó'.repeat(200), performances }, 'es')).toHaveLength(60);
  const description = concertMetaDescription({ teaser: 'Una frase, '.repeat(20) });
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(frase|Una)…$/);
});

it('leaves a short teaser as it is', () =>
  expect(concertMetaDescription({ teaser: 'Un oboe solo.' })).toBe('Un oboe solo.'));
