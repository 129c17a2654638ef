import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether the process rests, in milliseconds. */
const lookInterval = 1_000;
/** Milliseconds between two garbage collections: each takes 20 to 90, and a request that comes meanwhile waits. */
const collectInterval = 10_000;
/** A process rests that was at work for less than this share of the time between two looks. */
const restingShare = 0.02;
/** A heap that has grown by less since it was collected is left alone. */
const worthwhileGrowth = 1.25;

/**
 * Gives memory back whenever the process rests after work: V8 collects for a process that allocates, and one that waits keeps
 * what its work has left behind. To be called before any code of others is loaded: for a moment every new context has the
 * means to collect.
 * @returns what ends it
 */
export function collectAtRest({
  look = lookInterval,
  pause = collectInterval,
  collect = garbageCollector(),
} = {}): () => void {
  let before = performance.eventLoopUtilization();
  let collectedAt = -pause;
  let collectedSize = 0;
  const collectResting = () => {
    const since = before;
    before = performance.eventLoopUtilization();
    const isResting = performance.eventLoopUtilization(before, since).utilization < restingShare;
    const isDue = performance.now() - collectedAt >= pause && heapSize() > collectedSize * worthwhileGrowth;
    if (!isResting || !isDue) return;
    collect();
    collectedAt = performance.now();
    collectedSize = heapSize();
    // What that took is no work.
    before = performance.eventLoopUtilization();
  };
  const timer = setInterval(collectResting, look);
  timer.unref();
  return () => clearInterval(timer);
}

const heapSize = (): number => getHeapStatistics().total_heap_size;

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  return () => {
    // Of what runs again, no code is compiled anew: that made the next pages a fifth dearer.
    setFlagsFromString('--no-flush-bytecode');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    setFlagsFromString('--flush-bytecode');
  };
}
