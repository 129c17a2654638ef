import { setTimeout as wait } from 'node:timers/promises';
import type { UpstreamWorker } from './proxy/upstream-worker.ts';

/** How long one suspect may hold up the next, in milliseconds; a worker that has survived it until then goes on. */
const defaultPatience = 2_000;
/** A request that was in this many deaths is not sent again. */
const maxDeaths = 3;
/** For how long it is remembered that a request was in a death, in milliseconds. */
const seenFor = 10_000;

/** Where a suspect is sent, and what is to be called when its answer was begun or it failed. */
export interface Turn {
  worker: UpstreamWorker;
  done: () => void;
}

interface Suspect {
  url: string;
  deaths: number;
  grant: (turn: Turn | undefined) => void;
}

/**
 * Requests that were in flight when a worker died of something unknown. They are sent one by one to a worker that serves
 * no other requests, so that the one that kills is found and costs no others.
 */
export class CrashSuspects {
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

  /** A request whose worker died, of whatever. */
  note(url: string, now = Date.now()): void {
    for (const [known, at] of this.#seen) if (now - at > seenFor) this.#seen.delete(known);
    this.#seen.set(url, now);
  }

  /** Whether it was in another death a short time ago. */
  isKnown(url: string, now = Date.now()): boolean {
    return now - (this.#seen.get(url) ?? -seenFor) < seenFor;
  }

  /** @returns when it is this request's turn; undefined where it was in too many deaths, or no worker is left */
  await(url: string): Promise<Turn | undefined> {
    const deaths = this.#deaths.get(url) ?? 0;
    if (deaths >= maxDeaths) {
      this.#deaths.delete(url);
      return Promise.resolve(undefined);
    }
    return new Promise((grant) => this.#waiting.push({ url, deaths, grant }));
  }

  /** @returns the request during which the worker died; undefined when it survived all */
  async replay(worker: UpstreamWorker, hasDied: () => boolean): Promise<string | undefined> {
    while (!hasDied()) {
      const suspect = this.#waiting.shift();
      if (!suspect) return undefined;
      const answered = Promise.withResolvers<void>();
      suspect.grant({ worker, done: answered.resolve });
      await Promise.race([answered.promise, wait(this.#patience)]);
      // A process's exit event comes a moment after its connections close.
      await wait(20);
      if (!hasDied()) continue;
      this.#deaths.set(suspect.url, suspect.deaths + 1);
      return suspect.url;
    }
    return undefined;
  }

  /** The pool is closed: no worker comes any more. */
  dismiss(): void {
    this.#waiting.splice(0).forEach(({ grant }) => grant(undefined));
  }
}
