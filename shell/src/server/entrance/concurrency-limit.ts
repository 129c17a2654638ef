export interface ConcurrencyLimits {
  /** How many are in progress at once; the others wait, in their order. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

export interface QueuedWork {
  /** Called when the turn begins, with the function that ends the turn. */
  take: (done: () => void) => void;
  /** Called instead where too many wait already, or the time has come before the turn. */
  refuse: () => void;
  /** Until when it may wait, by `performance.now()`; without it there is no end. */
  until?: number | undefined;
}

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/** Queues of work, one for each visitor, each with a limit of its own, so that a flood delays only its sender. */
export class ConcurrencyLimit {
  readonly #limits: ConcurrencyLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /** @param name of the queue */
  ask(name: string, { take, refuse, until }: QueuedWork): void {
    const { atOnce, waiting } = this.#limits;
    const line = this.#lines.get(name) ?? { running: 0, waiting: new Set() };
    this.#lines.set(name, line);
    const begin = () => {
      line.running += 1;
      let isDone = false;
      take(() => {
        if (isDone) return;
        isDone = true;
        line.running -= 1;
        const [next] = line.waiting;
        next?.();
        if (line.running === 0) this.#lines.delete(name);
      });
    };
    if (line.running < atOnce) return begin();
    if (line.waiting.size >= waiting) return refuse();
    const leaveTo = (next: () => void) => () => {
      clearTimeout(timer);
      line.waiting.delete(enter);
      next();
    };
    const enter = leaveTo(begin);
    const timer = until === undefined ? undefined : setTimeout(leaveTo(refuse), until - performance.now());
    line.waiting.add(enter);
  }
}
