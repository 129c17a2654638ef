import { describe, expect, it } from 'vitest';
import { isAvailable, isSold, subscriptionState, subscriptionStates, type SaleWindows } from './subscription-state.ts';

const day = (date: string | null) => date && new Date(`${date}T00:00:00Z`);
function windows(dates: Partial<Record<keyof SaleWindows, string>>): SaleWindows {
  const { saleFrom = null, saleTo = null, renewalFrom = null, renewalTo = null, limitedFrom = null } = dates;
  return {
    saleFrom: day(saleFrom) || null,
    saleTo: day(saleTo) || null,
    renewalFrom: day(renewalFrom) || null,
    renewalTo: day(renewalTo) || null,
    limitedFrom: day(limitedFrom) || null,
  };
}
const spring = windows({
  renewalFrom: '2026-11-09',
  renewalTo: '2026-11-28',
  saleFrom: '2026-12-01',
  saleTo: '2027-01-23',
  limitedFrom: '2027-01-10',
});

describe('subscriptionState', () => {
  it.each([
    ['2026-11-08', 'notYet'],
    ['2026-11-09', 'renewalOnly'],
    ['2026-11-27', 'renewalOnly'],
    ['2026-11-28', 'notYet'],
    ['2026-11-30', 'notYet'],
    ['2026-12-01', 'open'],
    ['2027-01-09', 'open'],
    ['2027-01-10', 'limited'],
    ['2027-01-22', 'limited'],
    ['2027-01-23', 'closed'],
  ] as const)('on %s is %s', (date, state) => {
    expect(subscriptionState(spring, new Date(`${date}T00:00:00Z`))).toBe(state);
  });

  it.each([
    ['without dates', {}, 'open'],
    ['without an end', { saleFrom: '2026-09-07' }, 'open'],
    ['renewal without an end, before the sale', { renewalFrom: '2026-11-01', saleFrom: '2026-12-01' }, 'renewalOnly'],
    ['sale and renewal at once', { renewalFrom: '2026-11-01', saleFrom: '2026-11-01' }, 'open'],
    ['few seats of a sale that is over', { saleTo: '2026-11-01', limitedFrom: '2026-10-01' }, 'closed'],
  ] as const)('%s: with %s is %s', (_, dates, state) => {
    expect(subscriptionState(windows(dates), new Date('2026-11-20T12:00:00Z'))).toBe(state);
  });
});

it('isSold and isAvailable name the states for a sale and for a sale or renewal', () => {
  expect(subscriptionStates.filter(isSold)).toEqual(['open', 'limited']);
  expect(subscriptionStates.filter(isAvailable)).toEqual(['renewalOnly', 'open', 'limited']);
});
