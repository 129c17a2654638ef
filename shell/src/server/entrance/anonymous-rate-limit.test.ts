import { describe, expect, it, vi } from 'vitest';
import { AnonymousRateLimit } from './anonymous-rate-limit.ts';

describe('the anonymous rate limit', () => {
  it('applies to each visitor separately until its window ends', () => {
    const limit = new AnonymousRateLimit({ most: 2, window: 1_000 });
    expect([limit.allows('a', 0), limit.allows('a', 1), limit.allows('a', 2), limit.allows('b', 2)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(limit.allows('a', 1_000)).toBe(true);
  });

  it('says what it would allow without counting it', () => {
    const limit = new AnonymousRateLimit({ most: 1, window: 1_000 });
    expect([limit.wouldAllow('a', 0), limit.wouldAllow('a', 0), limit.allows('a', 0)]).toEqual([true, true, true]);
    expect([limit.wouldAllow('a', 1), limit.wouldAllow('b', 1), limit.wouldAllow('a', 1_000)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('ends its window although the clock is set back', () => {
    const limit = new AnonymousRateLimit({ most: 1, window: 1_000 });
    try {
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 86_400_000 });
      expect([limit.allows('a'), limit.allows('a')]).toEqual([true, false]);
      vi.setSystemTime(Date.now() - 86_400_000);
      vi.advanceTimersByTime(1_000);
      expect(limit.allows('a')).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
