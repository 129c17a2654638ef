import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin } from '../origin/code-origin.ts';

/** A timer or interval of a remote that is still to come. */
export interface LeftTimer extends Origin {
  isInterval: boolean;
  /** In milliseconds. */
  delay: number;
  /** Cancels it, and runs its work in the next turn of the event loop. */
  run: () => void;
}

type Start = typeof setTimeout;
/** Node marks timers that have ended, however they ended. */
type NodeTimer = NodeJS.Timeout & { _destroyed?: boolean };

/** Watches the timers of a process. @returns gives those of remotes that have not ended */
export function watchTimers(
  callerOf: (called: (...given: never[]) => unknown) => Origin | undefined,
): () => LeftTimer[] {
  const { setTimeout: startOnce, setInterval: startInterval, setImmediate: inNextTurn } = globalThis;
  const left = new Map<NodeTimer, LeftTimer>();
  const watch = <Kind extends Start | typeof setInterval>(start: Kind, isInterval: boolean): Kind => {
    const watched = (work: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
      const timer: NodeTimer = start(work, delay, ...given);
      const owner = callerOf(watched);
      const inPlace = AsyncLocalStorage.snapshot();
      const run = () => {
        clearTimeout(timer);
        inPlace(() => inNextTurn(work, ...given));
      };
      if (owner) left.set(timer, { ...owner, isInterval, delay, run });
      return timer;
    };
    // The properties are kept, because `util.promisify` finds there the form of `setTimeout` that returns a promise.
    return Object.defineProperties(watched, Object.getOwnPropertyDescriptors(start)) as unknown as Kind;
  };
  globalThis.setTimeout = watch(startOnce, false);
  globalThis.setInterval = watch(startInterval, true);
  return () => {
    for (const timer of left.keys()) if (timer._destroyed) left.delete(timer);
    return [...left.values()];
  };
}
