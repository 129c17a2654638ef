import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Breaker } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = () => new Promise(() => {});
const unavailable = { init: { status: 503 }, data: { remote: 'jobs' } };

async function waitInVain(breaker: Breaker, part = 'jobs.portal') {
  const asked = vi.fn<() => Promise<unknown>>(forever);
  const waiting = expect(breaker.wait(part, 1_000, asked)).rejects.toMatchObject(unavailable);
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  return asked.mock.calls.length;
}

it('the breaker answers 503 when a part exceeds its time', async () => {
  const breaker = new Breaker('jobs');
  expect(await waitInVain(breaker)).toBe(1);
  await expect(breaker.wait('jobs.portal', 1_000, async () => 'data')).resolves.toBe('data');
  await expect(breaker.wait('jobs.portal', 1_000, () => 'at once')).resolves.toBe('at once');
});

it('the breaker opens after three timeouts, and closes after a pause when one trial succeeds', async () => {
  const breaker = new Breaker('jobs');
  for (let visit = 0; visit < 3; visit++) expect(await waitInVain(breaker)).toBe(1);
  expect(await waitInVain(breaker)).toBe(0);
  await expect(breaker.wait('jobs.vacancy', 1_000, async () => 'another part')).resolves.toBe('another part');

  await vi.advanceTimersByTimeAsync(10_000);
  const trying = expect(breaker.wait('jobs.portal', 1_000, forever)).rejects.toMatchObject(unavailable);
  await expect(breaker.wait('jobs.portal', 1_000, async () => 'data')).rejects.toMatchObject(unavailable);
  await vi.advanceTimersByTimeAsync(1_000);
  await trying;

  // The second pause is twice as long.
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await waitInVain(breaker)).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(breaker.wait('jobs.portal', 1_000, async () => 'data')).resolves.toBe('data');
  expect(await waitInVain(breaker)).toBe(1);
});

it('the breaker’s pause is not longer where many requests were late together', async () => {
  const breaker = new Breaker('jobs');
  await Promise.all(Array.from({ length: 8 }, () => waitInVain(breaker)));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(breaker.wait('jobs.portal', 1_000, async () => 'data')).resolves.toBe('data');
});

it('the breaker does not open for a part that throws', async () => {
  const breaker = new Breaker('jobs');
  const broken = () => Promise.reject(new Error('broken'));
  for (let visit = 0; visit < 4; visit++)
    await expect(breaker.wait('jobs.portal', 1_000, broken)).rejects.toThrow('broken');
});
