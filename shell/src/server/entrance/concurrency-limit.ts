export interface ConcurrencyLimits {
  /** How many are in progress at once; the others wait, in their order. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Queues of work, one for each visitor, each with a limit of its own, so that a flood delays only its sender. */
export class ConcurrencyLimit {
  readonly #limits: ConcurrencyLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /**
   * @param name of the queue
   * @param take is called when the turn begins, with the function that ends the turn
   * @returns false where too many wait in this queue already
   */
  ask(name: string, take: (done: () => void) => void): boolean {
    const { atOnce, waiting } = this.#limits;
    const line = this.#lines.get(name) ?? { running: 0, waiting: [] };
    this.#lines.set(name, line);
    const begin = () => {
      line.running += 1;
      let isDone = false;
      take(() => {
        if (isDone) return;
        isDone = true;
        line.running -= 1;
        line.waiting.shift()?.();
        if (line.running === 0) this.#lines.delete(name);
      });
    };
    if (line.running < atOnce) begin();
    else if (line.waiting.length < waiting) line.waiting.push(begin);
    else return false;
    return true;
  }
}
