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

it('hasUniformPrice() is true when all zones cost the same', () => {
  expect(
    hasUniformPrice({
      prices: [
        { zone: 'A', amount: 600 },
        { zone: 'B', amount: 600 },
      ],
    }),
  ).toBe(true);
  expect(hasUniformPrice(sampleSubscriptionDetail())).toBe(false);
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
