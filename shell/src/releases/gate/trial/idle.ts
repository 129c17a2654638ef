import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../../../server/worker/worker-messages.ts';
import { busiestRemote } from './busiest-remote.ts';

/** How long one observation takes, in milliseconds, and for which share of it a process without requests may be busy. */
const look = 100;
const mostBusy = 0.3;
/**
 * How much of the processor's time the later work of rendered pages (garbage collection, compilation) may take, and how long all
 * observations may last, in milliseconds. On a starved machine the former takes longer, and a process seems busy while it waits for its turn.
 */
const mostWork = 1500;
const mostTime = 30_000;

/**
 * A worker without requests must be idle: endless work would take up a processor in every worker.
 * @param tried is blamed where no other remote is seen at work @param onFault receives the fault of another release
 */
export async function idleProblems(
  tried: { name: string },
  { store, onFault }: { store: string; onFault: (fault: Fault) => void },
): Promise<string[]> {
  let busy = 0;
  const start = { work: process.threadCpuUsage(), time: performance.now() };
  while (workSince(start.work) < mostWork && performance.now() - start.time < mostTime) {
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

/** How much of the processor's time this thread has used since, in milliseconds. */
function workSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
