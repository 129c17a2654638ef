import { expect, it } from 'vitest';
import { sampleProduction, sampleSession } from '../../testing/sample-production.ts';
import { schoolYear } from './school-year.ts';

const hall = sampleProduction({ id: 1, kind: 'school', state: 'past' });
const tour = sampleProduction({ id: 2 });
const old = sampleProduction({ id: 3, course: '2025-26', state: 'past' });
const of = (id: number, differences = {}) =>
  sampleSession({ production: { id, slug: 'p', title: 'P' }, ...differences });

it('schoolYear() returns the latest course with its coming dates in the hall, and counts all its dates', () => {
  const year = schoolYear(
    [hall, tour, old],
    [
      of(1, { id: 1, state: 'past', municipality: 'Las Palmas', capacity: 360 }),
      of(1, { id: 2, state: 'full', municipality: 'Las Palmas', capacity: 360 }),
      of(2, { id: 3, municipality: 'Teror', capacity: 260 }),
      of(3, { id: 4, municipality: 'Mogán', capacity: 220 }),
    ],
  );
  expect(year.course).toBe('2026-27');
  expect(year.productions).toEqual([tour, hall]);
  expect(year.before).toEqual([old]);
  expect(year.sessions.map(({ id }) => id)).toEqual([2]);
  expect(year.figures).toEqual({ productions: 2, sessions: 3, municipalities: 2, places: 980 });
});

it('schoolYear() keeps coming dates of a running course when the next one is announced', () => {
  const next = sampleProduction({ id: 4, course: '2027-28', kind: 'school', sessions: null, state: 'notYet' });
  const running = sampleProduction({ id: 1, kind: 'school', state: 'closed' });
  const year = schoolYear(
    [next, running, tour],
    [of(1, { id: 1, state: 'past' }), of(1, { id: 2, state: 'closed' }), of(2, { id: 3, state: 'closed' })],
  );
  expect(year.course).toBe('2027-28');
  expect(year.sessions.map(({ id }) => id)).toEqual([2]);
});

it('schoolYear() keeps a running course with its past programmes out of the earlier years', () => {
  const next = sampleProduction({ id: 4, course: '2027-28', sessions: null, state: 'notYet' });
  const running = sampleProduction({ id: 5, state: 'closed' });
  const year = schoolYear([next, hall, running, old], []);
  expect(year.running).toEqual({ course: '2026-27', productions: [running, hall] });
  expect(year.before).toEqual([old]);
  const over = schoolYear([next, hall, old], []);
  expect([over.running, over.before]).toEqual([null, [hall, old]]);
});

it('schoolYear() without productions is empty', () =>
  expect(schoolYear([], [])).toMatchObject({ course: '', productions: [], figures: { places: 0 } }));
