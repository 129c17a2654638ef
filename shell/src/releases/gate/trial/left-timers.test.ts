import { expect, it } from 'vitest';
import type { LeftTimer } from '../../../server/worker/trial/timers.ts';
import { leftTimerProblems } from './left-timers.ts';

const timer = (differences: Partial<LeftTimer> = {}): LeftTimer => ({
  remote: 'jobs',
  version: 'v1',
  isInterval: false,
  delay: 3_000,
  run: () => {},
  ...differences,
});

/** Timers that are gone once they were run, and those that they start. */
function attempt(first: Partial<LeftTimer>, next?: (turn: number) => Partial<LeftTimer> | undefined) {
  const left: LeftTimer[] = [];
  let turn = 0;
  const add = (differences: Partial<LeftTimer>) => {
    const added = timer({
      ...differences,
      run() {
        left.splice(left.indexOf(added), 1);
        const following = next?.(turn++);
        if (following) add(following);
      },
    });
    left.push(added);
  };
  add(first);
  return leftTimerProblems(() => [...left]);
}

it('a timer that ends is run at once', async () => {
  let runs = 0;
  expect(await attempt({}, () => void runs++)).toEqual([]);
  expect(runs).toBe(1);
});

it('a timer may start another one', async () => {
  expect(await attempt({}, (turn) => (turn < 3 ? {} : undefined))).toEqual([]);
});

it.each<[string, Partial<LeftTimer>, string]>([
  ['an interval', { isInterval: true }, 'leaves an interval running on the server'],
  ['a timer that no page waits for', { delay: 60_000 }, 'leaves a timer of 60 s running on the server'],
])('refuses %s', async (_, left, problem) => {
  expect((await attempt(left)).join()).toContain(problem);
});

it('refuses timers that start one another for ever', async () => {
  expect((await attempt({}, () => ({}))).join()).toContain('timers running on the server that start one another');
});
