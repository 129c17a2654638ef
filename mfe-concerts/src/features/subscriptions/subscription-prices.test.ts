import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { expect, it } from 'vitest';
import { hasUniformPrice, lowestSinglePrices, pricePerConcert } from './subscription-prices.ts';

it.each([
  ['part' as const, [1, 2, 3], 2333],
  ['youth' as const, [1, 2, 3], 7000],
  ['flexible' as const, [1, 2, 3], null],
  ['part' as const, [], null],
])('pricePerConcert() of a %s subscription with the concerts %j is %s cents', (kind, eventIds, each) => {
  expect(pricePerConcert({ kind, eventIds, prices: [{ zone: 'A', amount: 7000 }] })).toBe(each);
});

it('hasUniformPrice() is true for a club whose zones all cost the same', () => {
  const prices = ['A', 'B'].map((zone) => ({ zone, amount: 600 }));
  expect(hasUniformPrice({ kind: 'youth', prices })).toBe(true);
  expect(hasUniformPrice({ kind: 'welcomePackage', prices })).toBe(false);
  expect(hasUniformPrice(sampleSubscriptionDetail({ kind: 'youth' }))).toBe(false);
});

it('lowestSinglePrices() returns the lowest price of each zone', () => {
  const dear = {
    eventId: 49,
    isCancelled: false,
    prices: [
      { zone: 'A', amount: 4000 },
      { zone: 'B', amount: 3200 },
    ],
  };
  const plain = {
    eventId: 38,
    isCancelled: false,
    prices: [
      { zone: 'A', amount: 3500 },
      { zone: 'B', amount: 2800 },
    ],
  };
  expect(lowestSinglePrices([dear, plain])).toEqual(plain.prices);
  expect(lowestSinglePrices([])).toEqual([]);
});
