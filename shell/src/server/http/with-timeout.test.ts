import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('work that takes too long is aborted', async () => {
  const work = (signal: AbortSignal) => wait(10_000, 'late', { signal });
  await expect(withTimeout(20, work)).rejects.toThrow(/abort/i);
});

it.each([
  ['is done', async () => 'done'],
  ['has failed', () => Promise.reject(new Error('broken'))],
])('the timer of work that %s is gone: its signal never aborts', async (_, work) => {
  let given: AbortSignal | undefined;
  await withTimeout(20, (signal) => {
    given = signal;
    return work();
  }).catch(() => {});
  await wait(60);
  expect(given?.aborted).toBe(false);
});
