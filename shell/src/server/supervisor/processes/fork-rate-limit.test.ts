import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createForkRateLimit } from './fork-rate-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a fork waits one interval for each process that was forked before it', async () => {
  const turn = createForkRateLimit(20);
  const began = process.hrtime();
  const passed = () => process.hrtime(began)[0] * 1_000 + process.hrtime(began)[1] / 1e6;
  await turn();
  expect(passed()).toBeLessThan(15);
  vi.advanceTimersByTime(20);
  await turn(2);
  await turn();
  expect(passed()).toBeGreaterThan(35);
});
