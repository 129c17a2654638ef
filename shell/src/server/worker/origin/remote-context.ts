import { AsyncLocalStorage } from 'node:async_hooks';
import { remoteUnavailable } from '../../../routing/remote-unavailable.ts';
import type { EntryNote } from './current-origin-file.ts';
import { type Origin, type OriginOfStack, stackOf } from './code-origin.ts';

interface RemoteContextOptions {
  note: Pick<EntryNote, 'write'>;
  originOfStack: OriginOfStack;
  /** Called at each entry and exit: the watchdog counts it as progress. */
  onProgress?: () => void;
  /** The remote whose code had to be stopped: its code is not entered again in this worker. */
  stoppedRemote?: () => string;
}

/** Knows at any moment which remote's code is running, including its timers and promises that run later. */
export class RemoteContext {
  readonly #running = new AsyncLocalStorage<Origin>();
  readonly #options: RemoteContextOptions;
  #entered: Origin | undefined;

  constructor(options: RemoteContextOptions) {
    this.#options = options;
  }

  /**
   * Runs a remote's code. The note names the remote until the code returns; its timers and promises are attributed to it for longer.
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

  /** Like `run`, for when nothing else runs meanwhile: the note stays until the promise settles. */
  async runToEnd<Result>(origin: Origin, work: () => Promise<Result>): Promise<Result> {
    const running = this.run(origin, work);
    this.#enter(origin);
    try {
      return await running;
    } finally {
      this.#enter(undefined);
    }
  }

  /** Clears the note after the watchdog stopped the code, which therefore never returned. */
  leave(): void {
    this.#enter(undefined);
  }

  /** The remote whose code is running, or threw the error: the nearest on the stack, else the one that began the work. */
  originOf(error?: unknown): Origin | undefined {
    const begun = this.#running.getStore();
    const found = this.#options.originOfStack(stackOf(error ?? new Error('where am I?')));
    return found && begun?.remote === found.remote ? begun : (found ?? begun);
  }

  /** The nearest remote on the stack, even if another one began the call. */
  get caller(): Origin | undefined {
    return this.#options.originOfStack(stackOf(new Error('where am I?')));
  }

  /**
   * The remote whose own code made the guarded call: calls by shared code do not belong to the remote that called that code.
   * @param looking the guard's function; it and the functions it called are left out of the stack
   */
  directCaller(looking: (...given: never[]) => unknown): Origin | undefined {
    const nearest = nearestLine(looking);
    return nearest === undefined ? this.begunBy : this.#options.originOfStack([nearest]);
  }

  /** Like `directCaller`, but calls that Node makes by itself belong to no remote. */
  nearestCaller(looking: (...given: never[]) => unknown): Origin | undefined {
    const nearest = nearestLine(looking);
    return nearest === undefined ? undefined : this.#options.originOfStack([nearest]);
  }

  /** The remote that began the work, found without reading the stack: cheap enough for every line of output. */
  get begunBy(): Origin | undefined {
    return this.#running.getStore();
  }

  #enter(origin: Origin | undefined): void {
    this.#entered = origin;
    this.#options.note.write(origin);
    this.#options.onProgress?.();
  }
}

/** How many frames are read first, because reading all of them takes several times as long, and few lines are farther away. */
const fewFrames = 4;

/** The nearest stack line of a module file that called the function; Node's own modules do not count. */
function nearestLine(looking: (...given: never[]) => unknown): string | undefined {
  const { stackTraceLimit: allFrames } = Error;
  try {
    for (const frames of [fewFrames, allFrames]) {
      Error.stackTraceLimit = frames;
      const place = { stack: '' };
      Error.captureStackTrace(place, looking);
      const nearest = place.stack.split('\n').find((line) => line.includes('file:'));
      if (nearest !== undefined) return nearest;
    }
    return undefined;
  } finally {
    Error.stackTraceLimit = allFrames;
  }
}
