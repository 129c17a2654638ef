import { samplePerformance } from '@ofgc/shared/testing/sample-concert.ts';
import { expect, it } from 'vitest';
import { concertMetaTitle } from './concert-meta-title.ts';

const performances = [samplePerformance({ startsAt: '2027-02-19T20:00:00Z' })];

it.each([
  ['Órgano', 'es', 'Órgano · 19 de febrero de 2027'],
  ['Organ', 'en', 'Organ · 19 February 2027'],
  ['Escolares itinerantes: Viento en la isla', 'es', 'Escolares itinerantes: Viento en la isla'],
] as const)('names %s in %s as "%s"', (title, locale, expected) => expect(concertMetaTitle({ title, performances }, locale)).toBe(expected));

it('cuts a title that no result page could show', () => expect(concertMetaTitle({ title: 'ó'.repeat(200), performances }, 'es')).toHaveLength(60));
