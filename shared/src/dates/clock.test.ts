import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe('createClock', () => {
  it('means noon in the Canaries by a bare date', () => {
    expect(createClock('2026-11-20', () => 5_000)().toISOString()).toBe('2026-11-20T12:00:00.000Z');
    expect(createClock('2026-07-01', () => 5_000)().toISOString()).toBe('2026-07-01T11:00:00.000Z');
  });

  it('runs on from where it was set', () => {
    let real = 1_000;
    const now = createClock('2026-11-20T20:30:00Z', () => real);
    real += 90_000;
    expect(now().toISOString()).toBe('2026-11-20T20:31:30.000Z');
  });

  it('is the real clock without a setting', () => {
    expect(createClock(undefined, () => Date.UTC(2030, 0, 1))().toISOString()).toBe('2030-01-01T00:00:00.000Z');
  });

  it.each([
    'tomorrow',
    '2026-13-01',
    '20-11-2026',
    '2026-02-29',
    '2026-02-29T12:00:00Z',
    '2026-04-31T10:00',
    '20 November 2026',
  ])('refuses %s', (setting) => {
    expect(() => createClock(setting)).toThrow(RangeError);
  });
});
