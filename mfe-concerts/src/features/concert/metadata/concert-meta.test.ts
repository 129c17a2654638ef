import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { concertMetaDescription, concertMetaTitle } from './concert-meta.ts';

const performances = [samplePerformance({ startsAt: '2027-02-19T20:00:00Z' })];
const t = (key: string) => key;

it.each(['cancelled', 'postponed'] as const)(
  'concertMetaTitle() has the state %s, also without room for the date',
  (state) => {
    const off = [samplePerformance({ startsAt: '2027-02-19T20:00:00Z', state })];
    const titled = (title: string) => concertMetaTitle({ title, performances: off }, 'es', (key) => key.slice(9));
    expect(titled('Órgano')).toBe(`Órgano · 19 de febrero de 2027 · ${state}`);
    expect(titled('Escolares itinerantes: Viento en la isla')).toBe(
      `Escolares itinerantes: Viento en la isla · ${state}`,
    );
  },
);

it.each([
  ['Órgano', 'es', 'Órgano · 19 de febrero de 2027'],
  ['Organ', 'en', 'Organ · 19 February 2027'],
  ['Escolares itinerantes: Viento en la isla', 'es', 'Escolares itinerantes: Viento en la isla'],
] as const)('concertMetaTitle() of “%s” in %s is “%s”', (title, locale, expected) =>
  expect(concertMetaTitle({ title, performances }, locale, t)).toBe(expected),
);

it('title and description are cut to 60 and 160 characters', () => {
  expect(concertMetaTitle({ title: 'ó'.repeat(200), performances }, 'es', t)).toHaveLength(60);
  const description = concertMetaDescription({ teaser: 'Una frase, '.repeat(20) });
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(frase|Una)…$/);
});

it('concertMetaDescription() keeps a short teaser', () =>
  expect(concertMetaDescription({ teaser: 'Un oboe solo.' })).toBe('Un oboe solo.'));
