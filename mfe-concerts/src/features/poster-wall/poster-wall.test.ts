import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { explainedPoster, posterWall, wallMonths } from './poster-wall.ts';

const on = (id: number, startsAt: string) => sampleEvent({ id, performances: [samplePerformance({ id, startsAt })] });
const events = [on(3, '2027-01-03T12:00:00Z'), on(1, '2026-12-04T20:00:00Z'), on(2, '2026-12-18T20:00:00Z')];

it('posterWall() sorts concerts by time and marks the first of each month', () => {
  expect(posterWall(events).map(({ id, opens }) => [id, opens])).toEqual([
    [1, '2026-12'],
    [2, null],
    [3, '2027-01'],
  ]);
});

it('wallMonths() counts the concerts of each month', () =>
  expect(wallMonths(posterWall(events))).toEqual([
    { month: '2026-12', concerts: 2 },
    { month: '2027-01', concerts: 1 },
  ]));

it('posterWall() keeps only the data of the programme that a poster shows', () => {
  expect(posterWall(events)[0]?.poster.programme[0]).toEqual({
    kind: 'work',
    title: 'Concierto para flauta y arpa en do mayor, K. 299',
    minutes: 29,
    forces: ['flute', 'harp'],
  });
});

it('posterWall() leaves out a concert without dates', () =>
  expect(posterWall([sampleEvent({ performances: [] })])).toEqual([]));

it.each([
  ['a cancelled date', { status: 'cancelled', state: 'cancelled' }],
  ['a postponed date', { status: 'postponed', state: 'postponed' }],
] as const)('posterWall() leaves out %s, unless the concert has no other', (_, isOff) => {
  const off = samplePerformance({ id: 8, startsAt: '2026-12-04T20:00:00Z', ticketUrl: null, ...isOff });
  const held = samplePerformance({ id: 9, startsAt: '2027-01-05T20:00:00Z' });
  const wall = posterWall([
    sampleEvent({ id: 1, performances: [off, held] }),
    sampleEvent({ id: 2, performances: [off] }),
  ]);
  expect(wall.map(({ id, dates }) => [id, dates])).toEqual([
    [2, [off.startsAt]],
    [1, [held.startsAt]],
  ]);
});

it('explainedPoster() returns a concert of the wall, and undefined without one', () => {
  expect(explainedPoster(posterWall(events))?.id).toBe('1');
  expect(explainedPoster([])).toBeUndefined();
});
