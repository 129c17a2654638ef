import { describe, expect, it } from 'vitest';
import { datePresets } from './date-presets.ts';

describe('datePresets', () => {
  it.each([
    ['2026-11-16', 'Monday', '2026-11-20/2026-11-22'],
    ['2026-11-19', 'Thursday', '2026-11-20/2026-11-22'],
    ['2026-11-20', 'Friday', '2026-11-20/2026-11-22'],
    ['2026-11-21', 'Saturday', '2026-11-21/2026-11-22'],
    ['2026-11-22', 'Sunday', '2026-11-22/2026-11-22'],
    ['2026-11-23', 'Monday', '2026-11-27/2026-11-29'],
    ['2026-12-30', 'Wednesday', '2027-01-01/2027-01-03'],
  ])('on %s, a %s, has the weekend %s', (today, _, weekend) => {
    expect(datePresets(today).weekend).toBe(weekend);
  });

  it('has thirty days including today, also across a clock change and a leap day', () => {
    expect(datePresets('2027-03-20')).toMatchObject({
      today: '2027-03-20/2027-03-20',
      next30Days: '2027-03-20/2027-04-18',
    });
    expect(datePresets('2028-02-01').next30Days).toBe('2028-02-01/2028-03-01');
  });
});
