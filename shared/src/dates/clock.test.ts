import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe('createClock', () => {
  it('takes a bare date as noon in the Canaries', () => {
    expect(createClock('2026-11-20', () => 5_000)().toISOString()).toBe('2026-11-20T12:00:00.000Z');
    expect(createClock('2026-07-01', () => 5_000)().toISOString()).toBe('2026-07-01T11:00:00.000Z');
  });

  it('runs on from the time that was set', () => {
    let real = 1_000;
    const now = createClock('2026-11-20T20:30:00Z', () => real);
    real += 90_000;
    expect(now().toISOString()).toBe('2026-11-20T20:31:30.000Z');
  });

  it('returns the real time without a setting', () => {
    expect(createClock(undefined, () => Date.UTC(2030, 0, 1))().toISOString()).toBe('2030-01-01T00:00:00.000Z');
  });

  it.each([
    'tomorrow',
    '2026-13-01',
    '20-11-2026',
    '2026-02-29',
    '2026-02-29T12:00:00Z',
    '2026-04-31T10:00Z',
    // `Date` accepts these, but reads them in the machine's time zone or as another day than is meant.
    '2026-11-20T12:00',
    '2026-11-20 12:00',
    '2026-11-20 (x)',
    '2026-11-20 ',
    ' 2026-11-20',
    '2026-11',
    '2026',
    '0',
    '0000-01-01',
    '9999-12-31',
    '+275760-09-13T00:00:00Z',
    '2026-11-20T12:00:60Z',
    '2026-11-20T12:00+99:00',
    '2026-11-20T12:00Z\n',
    '２０２６-11-20',
    '20 November 2026',
  ])('refuses %s', (setting) => {
    expect(() => createClock(setting)).toThrow(RangeError);
  });
});
