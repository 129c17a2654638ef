import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../../worker-messages.ts';

/** How often the event loop shows that it runs, in milliseconds. */
const tickInterval = 50;

/** The file from which the watchdog reads whose code is entered, and the descriptor on which it reports stalls. */
export type WatchdogPlace = Pick<WatchdogData, 'note' | 'stalls'>;

export interface WatchdogData {
  /** Counts turns of the event loop and entries into remotes' code. */
  progress: SharedArrayBuffer;
  store: string;
  note: string;
  /** The file descriptor on which the watchdog reports that the event loop is blocked. */
  stalls: number | undefined;
  /** The memory that the process may use in all, in bytes: leaks of pages grow slowly, and outside of the heap without a limit. */
  heldLimit: number;
  /** The name of the remote whose code was stopped last, padded with zeros. */
  stoppedRemote: SharedArrayBuffer;
}

/** The fault whose code the watchdog stopped. */
export type Stopped = Pick<Fault, 'kind' | 'message'> & Partial<Fault>;

interface WatchdogEvents {
  /** Called with the stopped fault as soon as the event loop runs again; without `remote` the code belonged to no remote. */
  onStopped: (stopped: Stopped) => void;
  /** A turn that was reported as a stall is over; called after `onStopped` for that turn. */
  onEnd: (turn: number) => void;
}

interface Watchdog {
  /** Starts watching. */
  begin: (place: WatchdogPlace) => void;
  /** Reports progress; to be called on every entry into a remote's code. */
  onProgress: () => void;
  /** The remote whose code was stopped last; an empty name if none was. */
  stoppedRemote: () => string;
}

/**
 * Starts a thread that watches the event loop. When the loop is blocked the thread reports to the supervisor, finds the code by
 * its stack and stops it; the process goes on.
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
      // The thread's module is a separate entry in the shell's release (bundler/server.ts).
      const thread = new Worker(join(import.meta.dirname, 'watchdog.js'), {
        workerData: { progress, store, note, stalls, heldLimit, stoppedRemote } satisfies WatchdogData,
        resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
      });
      thread.on('message', (message: Stopped | number) =>
        typeof message === 'number' ? onEnd(message) : onStopped(message),
      );
      thread.on('error', () => {});
      thread.unref();
      setInterval(onProgress, tickInterval).unref();
    },
    onProgress,
    stoppedRemote: () => (name[0] === 0 ? '' : name.toString('utf8').replaceAll('\0', '')),
  };
}
