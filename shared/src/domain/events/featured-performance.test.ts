import { describe, expect, it } from 'vitest';
import { sampleEvent, samplePerformance } from '../../testing/sample-event.ts';
import { cardPerformanceOf } from './event-card.ts';
import type { DisplayState, Sale } from './display-state.ts';
import { featuredPerformance, isForEverybody, upcomingConcerts } from './featured-performance.ts';
import { pastPerformance } from './past-performance.ts';

const dates = (...states: DisplayState[]) =>
  states.map((state, id) =>
    samplePerformance({
      id,
      state,
      startsAt: `2026-12-0${id + 1}T20:00:00Z`,
      ticketUrl: state === 'onSale' || state === 'lastTickets' ? '/taquilla' : null,
    }),
  );

describe('featuredPerformance', () => {
  it.each<[string, DisplayState[], number]>([
    ['the next date with tickets', ['past', 'soldOut', 'lastTickets', 'onSale'], 2],
    ['the next date that takes place where none has tickets', ['past', 'cancelled', 'soldOut', 'notOnSale'], 2],
    [
      'the next date to which anybody may come, before a session for schools',
      ['past', 'schoolsOnly', 'cancelled', 'free'],
      3,
    ],
    ['a session for schools before one that is full', ['schoolsOnly', 'soldOut'], 0],
    ['a cancelled date before one that is over', ['past', 'cancelled'], 1],
    ['the last date where all are over', ['past', 'past'], 1],
  ])('returns %s', (_, states, expected) => {
    expect(featuredPerformance(dates(...states)).id).toBe(expected);
    expect(featuredPerformance(dates(...states).toReversed()).id).toBe(expected);
  });

  it.each<[DisplayState[], number]>([
    [['past', 'cancelled'], 0],
    [['cancelled', 'past', 'cancelled'], 1],
    [['cancelled', 'cancelled'], 1],
  ])('returns the last played date where those of %j are all over', (states, expected) => {
    const over = dates(...states).map((one) => (one.state === 'cancelled' ? { ...one, isOver: true as const } : one));
    expect(featuredPerformance(over).id).toBe(expected);
    expect(featuredPerformance(over.map(cardPerformanceOf)).id).toBe(expected);
  });

  it.each<DisplayState>(['free', 'boxOfficeOnly', 'notOnSale'])(
    'returns a date open to everybody (%s) before a full session for schools',
    (state) => {
      const [full, open] = dates('soldOut', state).map((one, index) => ({
        ...one,
        sale: index === 0 ? ('schoolsFull' as const) : ('onSale' as const),
      }));
      expect(featuredPerformance([full, open].flatMap((one) => one ?? [])).id).toBe(1);
      expect(featuredPerformance(full ? [full] : []).id).toBe(0);
    },
  );

  it('throws for an event without dates', () => expect(() => featuredPerformance([])).toThrow(RangeError));
});

it('pastPerformance leaves postponed dates out, where there are others', () => {
  expect(pastPerformance(dates('past', 'postponed')).id).toBe(0);
  expect(pastPerformance(dates('past', 'past', 'cancelled')).id).toBe(
    featuredPerformance(dates('past', 'past', 'cancelled')).id,
  );
  expect(pastPerformance(dates('postponed')).id).toBe(0);
});

it.each<[Sale, boolean]>([
  ['onSale', true],
  ['soldOut', true],
  ['schoolsOnly', false],
  ['schoolsFull', false],
])('isForEverybody of a date sold as %s is %s', (sale, expected) => expect(isForEverybody({ sale })).toBe(expected));

it('upcomingConcerts returns the concerts that still take place, sorted by their featured date', () => {
  const [first, second, third] = dates('soldOut', 'onSale', 'onSale');
  const events = [
    sampleEvent({ id: 1, performances: [third, first].flatMap((one) => one ?? []) }),
    sampleEvent({ id: 2, performances: second && [second] }),
    sampleEvent({ id: 3, performances: dates('past', 'cancelled', 'postponed') }),
  ];
  expect(upcomingConcerts(events).map(({ event, performance }) => [event.id, performance.id])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});
