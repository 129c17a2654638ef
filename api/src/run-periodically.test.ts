import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runPeriodically works at once and after each pause until it is stopped, also when the work fails', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const onError = vi.fn();
  const stop = runPeriodically(work, { pause: 1_000, onError });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('runPeriodically stops only when the turn that has begun is done', async () => {
  let finish = () => {};
  const stop = runPeriodically(() => new Promise<void>((resolve) => void (finish = resolve)), {
    pause: 1_000,
    onError: () => {},
  });
  let isOver = false;
  const stopping = stop().then(() => void (isOver = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(false);
  finish();
  await stopping;
  expect(isOver).toBe(true);
});
