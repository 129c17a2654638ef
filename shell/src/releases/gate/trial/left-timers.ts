import { setImmediate as nextTurn } from 'node:timers/promises';
import { pageTimeout } from '../../../timeouts.ts';
import type { LeftTimer } from '../../../server/worker/trial/timers.ts';

/** How often in a row timers may start the next one. */
const mostRounds = 10;
/** Turns of the event loop in which what a timer began comes to its end. */
const turns = 3;

/**
 * Timers that a section leaves on the server when its pages are done. Those that are short are run at once, so that their errors, which
 * the worker reports, are not too late for the trial.
 * @param left gives the section's timers that are still to come
 */
export async function leftTimerProblems(left: () => readonly LeftTimer[]): Promise<string[]> {
  if (left().some(({ isInterval }) => isInterval))
    return ['leaves an interval running on the server: setInterval without clearInterval'];
  for (let round = 0; round < mostRounds; round++) {
    const timers = left();
    const long = timers.find(({ delay }) => delay > pageTimeout);
    if (long)
      return [
        `leaves a timer of ${Math.round(long.delay / 1000)} s running on the server, where no page takes longer than ${pageTimeout / 1000} s: setTimeout without clearTimeout`,
      ];
    if (timers.length === 0) return [];
    for (const { run } of timers) run();
    for (let turn = 0; turn < turns; turn++) await nextTurn();
  }
  return ['leaves timers running on the server that start one another: setTimeout without an end'];
}
