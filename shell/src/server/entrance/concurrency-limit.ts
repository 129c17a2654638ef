export interface ConcurrencyLimits {
  /** How many are worked on at once; the others wait, in their order. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Queues for work, one for each visitor: each has so many turns at a time, so that a flood delays only its sender. */
export class ConcurrencyLimit {
  readonly #limits: ConcurrencyLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /**
   * @param name of the line
   * @param take is called when it is this one's turn, with what ends the turn
   * @returns false where too many wait in this line already
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
