import { describe, expect, it } from 'vitest';
import { lastDay, seasonMonths, shiftMonth } from './month-arithmetic.ts';

describe('month arithmetic', () => {
  it('shiftMonth() crosses years, and lastDay() knows leap years', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(lastDay('2028-02')).toBe('2028-02-29');
  });

  it('seasonMonths() returns the months from September to August', () => {
    expect(seasonMonths('2027-02')).toEqual(seasonMonths('2026-09'));
    expect(seasonMonths('2026-11')).toMatchObject({ 0: '2026-09', 11: '2027-08', length: 12 });
  });
});
