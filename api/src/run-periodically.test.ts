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
  const stop = runPeriodically(work, { pause: 1_000, onError: () => undefined });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it.each([
  ['minute', 60_000],
  ['half hour', 1_800_000],
  ['six hours', 6 * 3_600_000],
])('runPeriodically reports an outage at its beginning and at most once an hour: work of each %s', async (_, pause) => {
  let isAway = true;
  const reports = vi.fn();
  const work = async () => {
    if (isAway) throw new Error('away');
  };
  const stop = runPeriodically(work, { pause, onError: reports });
  const hours = async (count: number) => {
    const before = reports.mock.calls.length;
    await vi.advanceTimersByTimeAsync(count * 3_600_000);
    return reports.mock.calls.length - before;
  };
  await vi.advanceTimersByTimeAsync(0);
  expect(reports).toHaveBeenCalledTimes(1);
  const most = Math.min(12, (12 * 3_600_000) / pause);
  expect(await hours(12)).toBe(most);
  isAway = false;
  expect(await hours(6)).toBe(0);
  isAway = true;
  await vi.advanceTimersByTimeAsync(pause);
  expect(reports).toHaveBeenCalledTimes(1 + most + 1);
  await stop();
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
