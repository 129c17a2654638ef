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

it('the deadline of a visitor’s page counts the time in which the API is asked', async () => {
  const answer = Promise.withResolvers<string>();
  void deadlines.during(() => answer.promise);
  deadlines.start(1_000, ended);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledOnce();
  answer.resolve('data');
});

it('the gate’s deadline does not count the time in which the API is asked', async () => {
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

it('the gate’s deadline counts a pause of the machine as one turn of the event loop', async () => {
  deadlines.isPatient = true;
  deadlines.start(1_000, ended);
  await vi.advanceTimersByTimeAsync(100);
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(800);
  expect(ended).not.toHaveBeenCalled();
});

it('a deadline that was met in time never fires, neither a visitor’s nor the gate’s', async () => {
  for (const isPatient of [false, true]) {
    deadlines.isPatient = isPatient;
    deadlines.start(1_000, ended)();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(ended).not.toHaveBeenCalled();
});

it('the gate gives the API a longer timeout than visitors’ pages do', () => {
  const { apiTimeout } = deadlines;
  deadlines.isPatient = true;
  expect(deadlines.apiTimeout).toBeGreaterThan(apiTimeout);
});
