import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createForkRateLimit } from './fork-rate-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a fork waits one interval for each process that was forked before it', async () => {
  const turn = createForkRateLimit(20);
  const atOnce = vi.fn<() => void>();
  void turn().then(atOnce);
  // Comes before any timer, however late that is.
  await new Promise((resolve) => setImmediate(resolve));
  expect(atOnce).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20);
  await turn(2);
  const began = process.hrtime.bigint();
  await turn();
  expect(Number(process.hrtime.bigint() - began) / 1e6).toBeGreaterThan(35);
});
