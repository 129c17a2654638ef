import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../../../server/worker/worker-messages.ts';
import { busiestRemote } from './busiest-remote.ts';

/** How long one look takes, in milliseconds, and for which share of it a process without requests may be busy. */
const look = 100;
const mostBusy = 0.3;
/** Work that pages leave behind (garbage to collect, code to compile) is over within so many looks. */
const looks = 20;

/**
 * A worker without requests must be idle: work that goes on for ever would take a processor of every worker.
 * @param tried who is blamed where no other remote is seen at work @param onFault hears of another release that is
 */
export async function idleProblems(
  tried: { name: string },
  { store, onFault }: { store: string; onFault: (fault: Fault) => void },
): Promise<string[]> {
  let busy = 0;
  for (let turn = 0; turn < looks; turn++) {
    const before = performance.eventLoopUtilization();
    await wait(look);
    busy = performance.eventLoopUtilization(before).utilization;
    if (busy <= mostBusy) return [];
  }
  const message = `works while nobody asks for anything: ${Math.round(busy * 100)} % of the time`;
  const found = await busiestRemote(store, look);
  if (!found || found.remote === tried.name) return [`it ${message}`];
  onFault({ ...found, kind: 'blocked', message });
  return [];
}
