import { AsyncLocalStorage } from 'node:async_hooks';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import type { EntryNote } from './entry-note.ts';
import { type Origin, type OriginOfStack, stackOf } from './code-origin.ts';

export interface RemoteContextOptions {
  note: Pick<EntryNote, 'write'>;
  originOfStack: OriginOfStack;
  /** Hears of each entry and exit: the watchdog takes it for progress. */
  onProgress?: () => void;
  /** The remote whose code had to be stopped: it is not entered again in this worker. */
  stoppedRemote?: () => string;
}

/** Knows at any instant, and for everything that is left behind to run later, which remote's code it is. */
export class RemoteContext {
  readonly #running = new AsyncLocalStorage<Origin>();
  readonly #options: RemoteContextOptions;
  #entered: Origin | undefined;

  constructor(options: RemoteContextOptions) {
    this.#options = options;
  }

  /**
   * Runs a remote's code. The note says whose it is until the code returns; its timers and promises are known for longer.
   * @throws where the remote's code had to be stopped before
   */
  run<Result>(origin: Origin, work: () => Result): Result {
    if (this.#options.stoppedRemote?.() === origin.remote) throw remoteUnavailable(origin.remote);
    const before = this.#entered;
    this.#enter(origin);
    try {
      return this.#running.run(origin, work);
    } finally {
      this.#enter(before);
    }
  }

  /** The same where nothing else runs meanwhile: the note stays until the promise settles. */
  async runToEnd<Result>(origin: Origin, work: () => Promise<Result>): Promise<Result> {
    const running = this.run(origin, work);
    this.#enter(origin);
    try {
      return await running;
    } finally {
      this.#enter(undefined);
    }
  }

  /** Code that was stopped from outside never returned. */
  leave(): void {
    this.#enter(undefined);
  }

  /** Whose code is running, or threw: the nearest remote on the stack, else the one that began it. */
  originOf(error?: unknown): Origin | undefined {
    const begun = this.#running.getStore();
    const found = this.#options.originOfStack(stackOf(error ?? new Error('where am I?')));
    return found && begun?.remote === found.remote ? begun : (found ?? begun);
  }

  /** The nearest remote on the stack, also where another one began the call. */
  get caller(): Origin | undefined {
    return this.#options.originOfStack(stackOf(new Error('where am I?')));
  }

  /**
   * Whose code made the very call that is looked into: shared code that a remote's code has called is not the remote's.
   * @param looking the function that looks, and all that it has called, are passed over
   */
  directCaller(looking: (...given: never[]) => unknown): Origin | undefined {
    const nearest = nearestLine(looking);
    return nearest === undefined ? this.begunBy : this.#options.originOfStack([nearest]);
  }

  /** The same, where what Node calls by itself belongs to no remote. */
  nearestCaller(looking: (...given: never[]) => unknown): Origin | undefined {
    const nearest = nearestLine(looking);
    return nearest === undefined ? undefined : this.#options.originOfStack([nearest]);
  }

  /** Without a look at the stack: cheap enough for every line of output. */
  get begunBy(): Origin | undefined {
    return this.#running.getStore();
  }

  #enter(origin: Origin | undefined): void {
    this.#entered = origin;
    this.#options.note.write(origin);
    this.#options.onProgress?.();
  }
}

/** Of the modules that called a function: Node's own are none. */
function nearestLine(looking: (...given: never[]) => unknown): string | undefined {
  const place = { stack: '' };
  Error.captureStackTrace(place, looking);
  return place.stack.split('\n').find((line) => line.includes('file:'));
}
