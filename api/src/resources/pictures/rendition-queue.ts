/**
 * Does a few things at a time, and each thing once: who asks for what is in flight gets the same answer.
 */
export class RenditionQueue<Result> {
  readonly #running = new Map<string, Promise<Result>>();
  readonly #waiting: (() => void)[] = [];
  readonly #limits: { atOnce: number; waiting: number };
  #free: number;

  /** @param limits how many run at a time, and how many may wait */
  constructor(limits: { atOnce: number; waiting: number }) {
    this.#limits = limits;
    this.#free = limits.atOnce;
  }

  /** @returns what the work gives; null, at once, where too many wait already */
  async do(name: string, work: () => Promise<Result>): Promise<Result | null> {
    const running = this.#running.get(name);
    if (running) return running;
    if (this.#free === 0 && this.#waiting.length >= this.#limits.waiting) return null;
    const started = this.#start(work).finally(() => this.#running.delete(name));
    this.#running.set(name, started);
    return started;
  }

  async #start(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    // Who ends passes the place on.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
