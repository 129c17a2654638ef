/** How many requests of one address are worked on at once; the others wait, in their order. */
const maxAtOnce = 24;
/** How many of one address may wait. */
const maxWaiting = 500;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets no address have all of the workers: each has so many turns at once, and a flood waits for itself alone. */
export class Turns {
  readonly #lines = new Map<string, Line>();

  /**
   * @param take is called when it is this request's turn, with what ends the turn
   * @returns false where too many of this address wait already
   */
  ask(group: string, take: (done: () => void) => void): boolean {
    const line = this.#lines.get(group) ?? { running: 0, waiting: [] };
    this.#lines.set(group, line);
    const begin = () => {
      line.running += 1;
      let isDone = false;
      take(() => {
        if (isDone) return;
        isDone = true;
        line.running -= 1;
        line.waiting.shift()?.();
        if (line.running === 0) this.#lines.delete(group);
      });
    };
    if (line.running < maxAtOnce) begin();
    else if (line.waiting.length < maxWaiting) line.waiting.push(begin);
    else return false;
    return true;
  }
}
