import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** How long it is looked, in milliseconds, and for which share of that a process that nobody asks may be at work. */
const look = 100;
const mostBusy = 0.3;
/** What pages have left behind (garbage, code to compile) ends after some looks. */
const looks = 20;

/** When nothing is asked for, nothing is to be done: what goes on for ever would take a processor of every worker. */
export async function idleProblems(): Promise<string[]> {
  let busy = 0;
  for (let turn = 0; turn < looks; turn++) {
    const before = performance.eventLoopUtilization();
    await wait(look);
    busy = performance.eventLoopUtilization(before).utilization;
    if (busy <= mostBusy) return [];
  }
  return [`it works while nobody asks for anything: ${Math.round(busy * 100)} % of the time`];
}
