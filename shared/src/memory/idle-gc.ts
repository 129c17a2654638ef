import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often this checks whether the process is idle, in milliseconds. */
const lookInterval = 1_000;
/** The least time between two garbage collections, in milliseconds: each takes 20 to 90, in which requests wait. */
const collectInterval = 10_000;
/** A process counts as idle if it worked for less than this share of the time between two checks. */
const restingShare = 0.02;
/** The growth since the last collection from which another one is worth its time as soon as the process rests. */
const largeGrowth = 1.1;
/** The growth from which it is worth its time once the process has rested for longer: nobody waits for it then. */
const smallGrowth = 1.01;
/** From this time on a process has rested for longer, in milliseconds. */
const longRest = 10_000;

/**
 * Collects garbage whenever the process is idle after work: V8 collects only when a process allocates, so an idle process keeps
 * its garbage. To be called before any foreign code is loaded, because for a moment every new context can trigger a collection.
 * @returns a function that ends this
 */
export function collectAtRest({
  look = lookInterval,
  pause = collectInterval,
  rest = longRest,
  size = heldMemory,
  collect = garbageCollector(),
} = {}): () => void {
  let before = performance.eventLoopUtilization();
  let collectedAt = -pause;
  let collectedSize = 0;
  let workedAt = performance.now();
  const collectResting = () => {
    const since = before;
    before = performance.eventLoopUtilization();
    const isResting = performance.eventLoopUtilization(before, since).utilization < restingShare;
    const now = performance.now();
    if (!isResting) workedAt = now;
    if (!isResting || now - collectedAt < pause) return;
    if (size() <= collectedSize * (now - workedAt < rest ? largeGrowth : smallGrowth)) return;
    collect();
    collectedAt = performance.now();
    collectedSize = size();
    // The time of the collection does not count as work.
    before = performance.eventLoopUtilization();
  };
  const timer = setInterval(collectResting, look);
  timer.unref();
  return () => clearInterval(timer);
}

/** The heap and the buffers beside it, in bytes. */
function heldMemory(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  return () => {
    // Compiled code is kept: compiling it again made the next pages a fifth more expensive.
    setFlagsFromString('--no-flush-bytecode');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    setFlagsFromString('--flush-bytecode');
  };
}
