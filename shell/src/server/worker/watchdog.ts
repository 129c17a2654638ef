import { Worker } from 'node:worker_threads';
import type { Fault } from './worker-messages.ts';

/** How often the event loop shows that it turns, in milliseconds. */
const tickInterval = 100;

export interface WatchdogData {
  /** Counts turns of the event loop and entries into remotes' code. */
  progress: SharedArrayBuffer;
  store: string;
  note: string;
}

/** What the watchdog stopped. */
export type Stopped = Pick<Fault, 'kind' | 'message'> & Partial<Fault>;

/**
 * A thread beside the event loop: code that blocks it is found by its stack and stopped, and the process goes on.
 * @param onStopped hears, as soon as the event loop turns again, what was stopped; without `remote` it was nobody's
 * @returns says that something was done; to be called on every entry into a remote's code
 */
export function startWatchdog(
  { store, note }: Omit<WatchdogData, 'progress'>,
  onStopped: (stopped: Stopped) => void,
): () => void {
  const progress = new SharedArrayBuffer(4);
  const count = new Int32Array(progress);
  const thread = new Worker(new URL('watchdog-thread.ts', import.meta.url), {
    workerData: { progress, store, note } satisfies WatchdogData,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  thread.on('message', onStopped);
  thread.on('error', () => {});
  thread.unref();
  const onProgress = () => void Atomics.add(count, 0, 1);
  setInterval(onProgress, tickInterval).unref();
  return onProgress;
}
