import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { hasUniformPrice, lowestSinglePrices, salePhases, pricePerConcert } from './subscription-prices.ts';

describe('salePhases', () => {
  const detail = sampleSubscriptionDetail({
    changesFrom: '2026-10-21T09:00:00Z',
    changesTo: '2026-10-30T23:59:00Z',
    saleTo: null,
  });
  it.each([
    ['2026-09-30T12:00:00Z', []],
    ['2026-10-01T09:00:00Z', ['renewal']],
    ['2026-10-25T12:00:00Z', ['changes']],
    ['2026-11-20T12:00:00Z', ['sale']],
  ])('knows on %s what is now', (now, keys) => {
    const phases = salePhases(detail, new Date(now));
    expect(phases.map(({ key }) => key)).toEqual(['renewal', 'changes', 'sale']);
    expect(phases.filter(({ isNow }) => isNow).map(({ key }) => key)).toEqual(keys);
  });

  it('leaves out what there is not', () => {
    expect(salePhases({ ...detail, renewalFrom: null, changesFrom: null }, new Date()).map(({ key }) => key)).toEqual([
      'sale',
    ]);
  });
});

it.each([
  ['part' as const, [1, 2, 3], 2333],
  ['youth' as const, [1, 2, 3], 7000],
  ['flexible' as const, [1, 2, 3], null],
  ['part' as const, [], null],
])('a %s of %j costs %s cents a concert', (kind, eventIds, each) => {
  expect(pricePerConcert({ kind, eventIds, prices: [{ zone: 'A', amount: 7000 }] })).toBe(each);
});

it('hasUniformPrice tells whether zones matter', () => {
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

it('lowestSinglePrices takes each zone’s lowest', () => {
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
