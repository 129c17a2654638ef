import { describe, expect, it } from 'vitest';
import { cancellationCredit, discounted, savingOf } from './subscription-saving.ts';

const concerts = (held: readonly number[], cancelled: readonly number[] = []) => [
  ...held.map((single) => ({ single, isCancelled: false })),
  ...cancelled.map((single) => ({ single, isCancelled: true })),
];

describe('savingOf', () => {
  it('compares a package with its single tickets', () => {
    // Welcome package "Voices", zone A: 40 + 35 + 40 €, sold for 79 €.
    expect(savingOf(7900, concerts([4000, 3500, 4000]))).toEqual({
      singles: 11_500,
      credit: 0,
      saved: 3600,
      percent: 31,
    });
  });

  it('subtracts the share of a cancelled concert and leaves its ticket out', () => {
    // Autumn, zone A: six concerts for 168 €, one cancelled: 28 € back; five tickets of 35 € against 140 €.
    expect(savingOf(16_800, concerts([3500, 3500, 3500, 3500, 3500], [3500]))).toEqual({
      singles: 17_500,
      credit: 2800,
      saved: 3500,
      percent: 20,
    });
  });

  it('is negative for a loss, and zero for no concerts', () => {
    expect(savingOf(5000, concerts([2000, 2000]))).toMatchObject({ saved: -1000, percent: -25 });
    expect(savingOf(0, [])).toEqual({ singles: 0, credit: 0, saved: 0, percent: 0 });
  });
});

it.each([
  [29_400, 12, 1, 2450],
  [10_100, 12, 1, 842],
  [5800, 6, 6, 5800],
  [5800, 6, 0, 0],
])('cancellationCredit of %i cents for %i concerts, %i cancelled, is %i', (price, all, cancelled, credit) => {
  expect(cancellationCredit(price, all, cancelled)).toBe(credit);
});

it.each([
  [3500, 15, 2975],
  [1200, 25, 900],
  [999, 15, 849],
  [3500, 0, 3500],
])('discounted: %i cents with %i %% off are %i', (single, percent, amount) =>
  expect(discounted(single, percent)).toBe(amount),
);
