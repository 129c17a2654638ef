import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('withTimeout aborts work that takes too long', async () => {
  const work = (signal: AbortSignal) => wait(10_000, 'late', { signal });
  await expect(withTimeout(20, work)).rejects.toThrow(/abort/i);
});

it.each([
  ['is done', async () => 'done'],
  ['has failed', () => Promise.reject(new Error('broken'))],
])('withTimeout does not abort the signal of work that %s', async (_, work) => {
  let given: AbortSignal | undefined;
  await withTimeout(20, (signal) => {
    given = signal;
    return work();
  }).catch(() => {});
  await wait(60);
  expect(given?.aborted).toBe(false);
});
