import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { compareInZone } from './compared-subscriptions.ts';
import { clashesOf, comparedConcerts } from './date-clashes.ts';

describe('compareInZone', () => {
  it('leaves out a cancelled concert and subtracts its refund', () => {
    // 70 € for two concerts, one of which is cancelled: 35 € for the other.
    expect(compareInZone('A', sampleSubscriptionDetail())).toMatchObject({
      price: 3500,
      concerts: 1,
      perConcert: 3500,
      saving: { saved: 875, percent: 20 },
    });
  });

  it('prices choose-your-own at its least number of concerts', () => {
    const flexible = sampleSubscriptionDetail({ kind: 'flexible', steps: [{ from: 4, percent: 15 }], savings: [] });
    expect(compareInZone('B', flexible)).toMatchObject({
      price: 11_900,
      concerts: 4,
      perConcert: 2975,
      saving: { saved: 2100, percent: 15 },
    });
  });

  it('knows neither price per concert nor saving before the concerts are announced', () => {
    const announced = sampleSubscriptionDetail({ eventIds: [], savings: [], singles: [] });
    expect(compareInZone('A', announced)).toMatchObject({ price: 7000, perConcert: null, saving: null });
  });

  it('is null in a zone where it is not sold', () => expect(compareInZone('D', sampleSubscriptionDetail())).toBeNull());
});

/** A concert as on 20 November 2026, after the concert of that evening. */
const on = (id: number, ...days: string[]) =>
  sampleEvent({
    id,
    title: `Concierto ${id}`,
    performances: days.map((day, index) =>
      samplePerformance({
        id: id * 10 + index,
        startsAt: `${day}T20:00:00Z`,
        state: day <= '2026-11-20' ? 'past' : 'onSale',
      }),
    ),
  });
const events = [
  on(3, '2027-02-19'),
  on(1, '2027-01-10'),
  on(2, '2027-01-10'),
  on(4, '2027-02-19', '2027-02-20'),
  sampleEvent({ id: 5, performances: [samplePerformance({ state: 'cancelled', startsAt: '2027-03-01T20:00:00Z' })] }),
];
const subscriptions = [
  { slug: 'a', eventIds: [1, 3, 4, 5] },
  { slug: 'b', eventIds: [2, 3] },
  { slug: 'c', eventIds: [1, 2, 3, 4] },
];
const concerts = comparedConcerts(events, subscriptions);

describe('comparedConcerts', () => {
  it('sorts concerts by date with their subscriptions; cancelled ones have no dates', () => {
    expect(concerts.map(({ id, within }) => [id, within.join('')])).toEqual([
      [1, 'ac'],
      [2, 'bc'],
      [3, 'abc'],
      [4, 'ac'],
      [5, 'a'],
    ]);
    expect(concerts.at(-1)?.dates).toEqual([]);
  });

  it('keeps dates that are still to come, not that of a concert which was over this evening; a postponed concert has none', () => {
    const postponed = samplePerformance({ state: 'postponed', startsAt: '2027-03-01T20:00:00Z' });
    const several = [
      on(1, '2026-11-19', '2026-11-20', '2026-12-04'),
      sampleEvent({ id: 2, performances: [postponed] }),
    ];
    expect(comparedConcerts(several, subscriptions).map(({ dates }) => dates)).toEqual([['2026-12-04T20:00:00Z'], []]);
  });
});

describe('clashesOf', () => {
  const ids = (list: { id: number }[] = []) => list.map(({ id }) => id);
  const clashes = clashesOf(concerts, ['a', 'b'], ['2027-02-19', '2027-01-10']);

  it('finds two concerts on one evening, unless one of them has another date', () => {
    expect(clashes.sameDay.map(({ day, concerts: several }) => [day, ids(several)])).toEqual([['2027-01-10', [1, 2]]]);
  });

  it('finds concerts in both subscriptions, without those that are chosen one by one', () => {
    expect(ids(clashes.twice)).toEqual([3]);
  });

  it('finds concerts on days when the visitor is away', () => {
    expect(ids(clashes.away.a)).toEqual([1, 3]);
    expect(ids(clashes.away.b)).toEqual([2, 3]);
    expect(clashesOf(concerts, ['a'], []).away.a).toEqual([]);
  });

  it('finds a concert whose only date left is a day when the visitor is away', () => {
    const left = comparedConcerts([on(4, '2026-11-19', '2026-12-04')], subscriptions);
    expect(ids(clashesOf(left, ['a'], ['2026-12-04']).away.a)).toEqual([4]);
  });
});
