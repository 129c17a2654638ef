import { setTimeout as wait } from 'node:timers/promises';
import type { UpstreamWorker } from './proxy/upstream-worker.ts';

/** How long one suspect request may hold up the next, in milliseconds; a worker still alive then gets the next one. */
const defaultPatience = 2_000;
/** How long a request waits for its turn, in milliseconds: perhaps no worker can be started. */
const longestWait = 10_000;
/** A request during which this many workers died is not sent again. */
const maxDeaths = 3;
/** For how long a request whose worker died is remembered, in milliseconds. */
const seenFor = 10_000;

/** The worker that a suspect request is sent to, and the function to call once its response has begun or it has failed. */
export interface Turn {
  worker: UpstreamWorker;
  done: () => void;
}

interface Suspect {
  url: string;
  grant: (turn: Turn | undefined) => void;
}

/**
 * Requests that were in flight when a worker died of an unknown cause. They are sent one by one to a worker that serves
 * no other requests, so that the request that kills workers is found without costing the others theirs.
 */
export class SuspectRequests {
  readonly #waiting: Suspect[] = [];
  readonly #deaths = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #patience: number;

  constructor(patience = defaultPatience) {
    this.#patience = patience;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Remembers a request whose worker died, whatever the cause. */
  note(url: string, now = performance.now()): void {
    for (const [known, at] of this.#seen) if (now - at > seenFor) this.#seen.delete(known);
    for (const known of this.#deaths.keys()) if (!this.#seen.has(known)) this.#deaths.delete(known);
    this.#seen.set(url, now);
  }

  /** Whether another worker died during this request a short time ago. */
  isKnown(url: string, now = performance.now()): boolean {
    return now - (this.#seen.get(url) ?? -seenFor) < seenFor;
  }

  /** @returns when it is this request's turn; undefined after too many deaths or ten seconds, or when no worker is left */
  await(url: string): Promise<Turn | undefined> {
    if ((this.#deaths.get(url) ?? 0) >= maxDeaths) {
      this.#deaths.delete(url);
      return Promise.resolve(undefined);
    }
    const { promise, resolve: grant } = Promise.withResolvers<Turn | undefined>();
    const suspect = { url, grant };
    this.#waiting.push(suspect);
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(suspect), 1);
      grant(undefined);
    }, longestWait);
    return promise.finally(() => clearTimeout(timer));
  }

  /** @returns the request during which the worker died; undefined when it survived all of them */
  async replay(worker: UpstreamWorker, hasDied: () => boolean): Promise<string | undefined> {
    while (!hasDied()) {
      const suspect = this.#waiting.shift();
      if (!suspect) return undefined;
      const answered = Promise.withResolvers<void>();
      suspect.grant({ worker, done: answered.resolve });
      await Promise.race([answered.promise, wait(this.#patience)]);
      // A process's exit event comes a moment after its connections close.
      await wait(20);
      if (!hasDied()) {
        this.#deaths.delete(suspect.url);
        continue;
      }
      // First, because it forgets the deaths of every request that is not remembered.
      this.note(suspect.url);
      this.#deaths.set(suspect.url, (this.#deaths.get(suspect.url) ?? 0) + 1);
      return suspect.url;
    }
    return undefined;
  }

  /** Refuses all waiting requests: the pool is closed and starts no more workers. */
  dismiss(): void {
    this.#waiting.splice(0).forEach(({ grant }) => grant(undefined));
  }
}
