import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { mostPlayed, seasonFigures } from './season-summary.ts';

it('mostPlayed() sorts by count and leaves out what was played once', () =>
  expect(mostPlayed([{ count: 1 }, { count: 2 }, { count: 4 }, { count: 2 }, { count: 3 }])).toEqual([
    { count: 4 },
    { count: 3 },
    { count: 2 },
  ]));

it('seasonFigures() counts a work once and its minutes at each performance', () => {
  const event = sampleEvent();
  const minutes = event.programme.reduce((sum, item) => sum + (item.kind === 'work' ? item.minutes : 0), 0);
  const mozart = { value: 'mozart', label: 'Mozart', count: 2 };
  expect(seasonFigures([event, { ...event, id: 2 }], [mozart])).toEqual({
    concerts: 2,
    cancelled: 0,
    works: 2,
    minutes: 2 * minutes,
    composers: 1,
    mostPlayed: [mozart],
  });
});
