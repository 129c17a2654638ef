import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { recommend, cheapestWayInput, groupPurchases } from './chooser.ts';

const profile = (key: 'general' | 'renewal' | 'young', amount: number) => ({
  key,
  name: key,
  who: '',
  prices: [{ zone: 'A', amount }],
});
const singles = (...ids: number[]) =>
  ids.map((eventId) => ({ eventId, isCancelled: eventId === 39, prices: [{ zone: 'A', amount: 3500 }] }));
const subscription = (differences: Partial<SubscriptionDetail>) =>
  sampleSubscriptionDetail({ prices: [{ zone: 'A', amount: 0 }], ...differences });

const part = subscription({
  id: 3,
  kind: 'part',
  state: 'renewalOnly',
  eventIds: [38, 39, 42],
  singles: singles(38, 39, 42),
  profiles: [profile('general', 9000), profile('renewal', 8400), profile('young', 4500)],
});
const flexible = subscription({
  id: 8,
  kind: 'flexible',
  state: 'open',
  steps: [{ from: 2, percent: 10 }],
  eventIds: [38, 41, 42],
  singles: singles(38, 41, 42),
  profiles: [profile('general', 6300)],
});
const club = subscription({
  id: 9,
  kind: 'youth',
  slug: 'club-26',
  state: 'open',
  eventIds: [38, 42],
  singles: singles(38, 42),
  prices: [{ zone: 'A', amount: 600 }],
  profiles: [profile('general', 600)],
});
const input = {
  subscriptions: [part, flexible, club],
  concerts: [38, 41, 42].map((id) => ({ id, hasTickets: id !== 41 })),
  wanted: [38, 42],
  zone: 'A',
  asker: 'general' as const,
};

describe('cheapestWayInput', () => {
  it('refunds the share of a cancelled concert and leaves it out', () => {
    expect(cheapestWayInput(input).wholes).toEqual([{ id: 3, price: 6000, concerts: [38, 42] }]);
  });

  it.each([
    ['general', 6000],
    ['renovacion', 5600],
    ['joven', 3000],
    ['menor', 3000],
  ] as const)('uses the price of the profile %s', (asker, price) => {
    expect(cheapestWayInput({ ...input, asker }).wholes[0]?.price).toBe(price);
  });

  it('uses the price of renewal only during renewal', () => {
    const later = { ...input, asker: 'renovacion' as const, subscriptions: [{ ...part, state: 'open' as const }] };
    expect(cheapestWayInput(later).wholes[0]?.price).toBe(6000);
  });

  it('offers a subscription that can only be renewed to subscribers who renew', () => {
    const own = { ...input, subscriptions: [{ ...part, saleFrom: null }] };
    expect(cheapestWayInput(own).wholes).toEqual([]);
    expect(cheapestWayInput({ ...own, asker: 'renovacion' }).wholes).toHaveLength(1);
  });

  it('has no single ticket for a sold-out concert, nor a place in choose-your-own', () => {
    const question = cheapestWayInput({ ...input, wanted: [41] });
    expect(question.wanted).toEqual([{ id: 41, single: null }]);
    expect(question.choice?.concerts.map(({ id }) => id)).toEqual([38, 42]);
  });

  it('offers club tickets only to members', () => {
    expect(cheapestWayInput(input).tickets).toEqual([]);
    expect(cheapestWayInput({ ...input, asker: 'joven' }).tickets).toEqual([
      { id: 9, amount: 600, concerts: [38, 42] },
    ]);
    expect(cheapestWayInput({ ...input, asker: 'menor' }).tickets).toEqual([]);
  });
});

describe('recommend', () => {
  it('returns the cheapest way and the sum of single tickets', () => {
    expect(recommend(input)).toMatchObject({ cheapest: { total: 6000 }, sure: null, singles: 7000 });
  });

  it('returns no other way for Club 16, whose seats are sold in advance', () => {
    const club16 = subscription({ ...club, id: 10, slug: 'club-16', prices: [{ zone: 'A', amount: 300 }] });
    const asked = { ...input, subscriptions: [part, flexible, club, club16], asker: 'menor' as const };
    expect(recommend(asked)).toMatchObject({ cheapest: { total: 600 }, sure: null });
  });

  it('returns for members of Club 26 also a way with a certain seat', () => {
    expect(recommend({ ...input, asker: 'joven' })).toMatchObject({ cheapest: { total: 1200 }, sure: { total: 3000 } });
  });

  it('returns null when a concert is not available', () => {
    expect(recommend({ ...input, wanted: [41] })).toEqual({ cheapest: null, sure: null, singles: null });
  });
});

it('groupPurchases() joins the tickets of one club and lists single tickets one by one', () => {
  expect(
    groupPurchases([
      { kind: 'ticket', subscription: 9, concerts: [38], amount: 600 },
      { kind: 'single', concerts: [40], amount: 4000 },
      { kind: 'ticket', subscription: 9, concerts: [42], amount: 600 },
    ]),
  ).toEqual([
    { kind: 'ticket', subscription: 9, concerts: [38, 42], amount: 1200 },
    { kind: 'single', concerts: [40], amount: 4000 },
  ]);
});
