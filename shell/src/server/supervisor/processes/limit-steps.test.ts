import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitSteps } from './limit-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a second of a process that the machine lets run', false, 1_000],
  ['four seconds of one that it starves, of whose code nothing is known then', true, 4_000],
])('a limit of one second ends after %s', (_, isStarved, after) => {
  const onLate = vi.fn();
  const { stop } = limitSteps({ pid: 1, limit: 1_000, onLate, probe: () => () => isStarved });
  vi.advanceTimersByTime(after - 1);
  expect(onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  stop();
  expect(onLate).toHaveBeenCalledExactlyOnceWith(isStarved);
});
