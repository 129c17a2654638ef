import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadlines } from './deadlines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let deadlines: Deadlines;
const ended = vi.fn<() => void>();
beforeEach(() => {
  deadlines = new Deadlines();
  ended.mockClear();
});

it('visitors wait by the clock, whatever is in flight', async () => {
  const answer = Promise.withResolvers<string>();
  void deadlines.during(() => answer.promise);
  deadlines.start(1_000, ended);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledOnce();
  answer.resolve('data');
});

it('the gate does not count time in which the API is asked, and ends what waits for nothing', async () => {
  deadlines.isPatient = true;
  const answer = Promise.withResolvers<string>();
  const asked = deadlines.during(() => answer.promise);
  deadlines.start(1_000, ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  answer.resolve('data');
  expect(await asked).toBe('data');
  await vi.advanceTimersByTimeAsync(900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledOnce();
});

it('the gate counts a pause of the whole machine as one turn of the event loop', async () => {
  deadlines.isPatient = true;
  deadlines.start(1_000, ended);
  await vi.advanceTimersByTimeAsync(100);
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(800);
  expect(ended).not.toHaveBeenCalled();
});

it('what was in time ends its wait, by both', async () => {
  for (const isPatient of [false, true]) {
    deadlines.isPatient = isPatient;
    deadlines.start(1_000, ended)();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(ended).not.toHaveBeenCalled();
});

it('an answer of the API may take longer for the gate', () => {
  const { apiTimeout } = deadlines;
  deadlines.isPatient = true;
  expect(deadlines.apiTimeout).toBeGreaterThan(apiTimeout);
});
