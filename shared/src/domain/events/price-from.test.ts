import { describe, expect, it } from 'vitest';
import { priceFrom } from './price-from.ts';
import type { DisplayState, Sale } from './display-state.ts';
import type { Price } from './event.schema.ts';

const range: Price = { kind: 'range', min: 1200, max: 3500 };
const zones = [
  { zone: 'A', amount: 3500 },
  { zone: 'C', amount: 1800 },
  { zone: 'D', amount: 1200 },
];
const priceOf = (sale: Sale, state: DisplayState) => priceFrom(range, zones, { sale, state });

describe('priceFrom', () => {
  it('starts at the cheapest zone that can be bought', () => {
    expect(priceOf('onSale', 'onSale')).toEqual(range);
    expect(priceOf('limited', 'limited')).toEqual({ kind: 'range', min: 1800, max: 3500 });
    expect(priceOf('lastTickets', 'boxOfficeOnly')).toEqual({ kind: 'range', min: 1800, max: 3500 });
  });

  it('returns one amount when one zone is left', () =>
    expect(priceFrom(range, zones.slice(1), { sale: 'limited', state: 'limited' })).toEqual({
      kind: 'flat',
      min: 1800,
      max: 1800,
    }));

  it.each<[Sale, DisplayState]>([
    ['soldOut', 'soldOut'],
    ['onSale', 'past'],
    ['onSale', 'cancelled'],
    ['onSale', 'postponed'],
  ])('returns null for a performance with sale %s that is %s', (sale, state) =>
    expect(priceOf(sale, state)).toBeNull(),
  );

  it('names no reservation once none can be made', () => {
    const free: Price = { kind: 'freeWithReservation', min: 0, max: 0 };
    expect(priceFrom(free, [], { sale: 'freeWithReservation', state: 'freeWithReservation' })).toBe(free);
    expect(priceFrom(free, [], { sale: 'freeWithReservation', state: 'free' })).toEqual({ ...free, kind: 'free' });
  });

  it('returns the concert’s price when that is not a range', () => {
    const flat: Price = { kind: 'flat', min: 500, max: 500 };
    expect(priceFrom(flat, [], { sale: 'limited', state: 'limited' })).toBe(flat);
  });
});
