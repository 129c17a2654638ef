import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../worker-messages.ts';

/** How often the event loop shows that it turns, in milliseconds. */
const tickInterval = 50;

/** Where it reads whose code is entered, and writes that the event loop stands still. */
export type WatchdogPlace = Pick<WatchdogData, 'note' | 'stalls'>;

export interface WatchdogData {
  /** Counts turns of the event loop and entries into remotes' code. */
  progress: SharedArrayBuffer;
  store: string;
  note: string;
  /** Where it writes that the event loop stands still. */
  stalls: number | undefined;
  /** What the process may hold in all, in bytes: what pages leave behind grows slowly, outside of the heap without a bound. */
  heldLimit: number;
  /** The name of the remote whose code was stopped last, zeros after it. */
  stoppedRemote: SharedArrayBuffer;
}

/** What the watchdog stopped. */
export type Stopped = Pick<Fault, 'kind' | 'message'> & Partial<Fault>;

export interface WatchdogEvents {
  /** Called, as soon as the event loop turns again, with what was stopped; without `remote` it was no remote's code. */
  onStopped: (stopped: Stopped) => void;
  /** A turn is over that was told as a stall; after what was stopped in it. */
  onEnd: (turn: number) => void;
}

export interface Watchdog {
  /** From now on it watches. */
  begin: (place: WatchdogPlace) => void;
  /** Something was done; to be called on every entry into a remote's code. */
  onProgress: () => void;
  /** The remote whose code was stopped last; an empty name before. */
  stoppedRemote: () => string;
}

/**
 * Starts a thread that watches the event loop. It reports to the supervisor when the loop is blocked, finds the code by its stack and stops it; the
 * process goes on.
 */
export function createWatchdog(
  { store, heldLimit }: Pick<WatchdogData, 'store' | 'heldLimit'>,
  { onStopped, onEnd }: WatchdogEvents,
): Watchdog {
  const progress = new SharedArrayBuffer(4);
  const count = new Int32Array(progress);
  const stoppedRemote = new SharedArrayBuffer(64);
  const name = Buffer.from(stoppedRemote);
  const onProgress = () => void Atomics.add(count, 0, 1);
  return {
    begin({ note, stalls }) {
      // A module of its own in the shell's release (bundler/server.ts).
      const thread = new Worker(join(import.meta.dirname, 'watchdog.js'), {
        workerData: { progress, store, note, stalls, heldLimit, stoppedRemote } satisfies WatchdogData,
        resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
      });
      thread.on('message', (told: Stopped | number) => (typeof told === 'number' ? onEnd(told) : onStopped(told)));
      thread.on('error', () => {});
      thread.unref();
      setInterval(onProgress, tickInterval).unref();
    },
    onProgress,
    stoppedRemote: () => (name[0] === 0 ? '' : name.toString('utf8').replaceAll('\0', '')),
  };
}
