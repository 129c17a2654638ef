import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createForkRateLimit } from './fork-rate-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('whoever forks again waits until a second has gone by for each process before', async () => {
  const turn = createForkRateLimit(20);
  const began = performance.now();
  await turn();
  expect(performance.now() - began).toBeLessThan(15);
  vi.setSystemTime(Date.now() + 20);
  await turn(2);
  await turn();
  expect(performance.now() - began).toBeGreaterThan(35);
});
