import { ConcurrencyLimit, type ConcurrencyLimits } from './concurrency-limit.ts';

interface NestedLimits {
  /** Of each group. */
  group: ConcurrencyLimits;
  /** Of all groups together. */
  all: ConcurrencyLimits;
}

/** A queue of work in which no group takes all the turns: each waits in a queue of its own first, then in the one of all. */
export class NestedConcurrencyLimit {
  readonly #groups: ConcurrencyLimit;
  readonly #all: ConcurrencyLimit;

  constructor({ group, all }: NestedLimits) {
    this.#groups = new ConcurrencyLimit(group);
    this.#all = new ConcurrencyLimit(all);
  }

  /**
   * @param take is called when the turn begins, with the function that ends the turn
   * @param refuse is called instead where too many wait already
   */
  ask(group: string, take: (done: () => void) => void, refuse: () => void): void {
    const isWaiting = this.#groups.ask(group, (endOwn) => {
      const hasTurn = this.#all.ask('all', (endShared) =>
        take(() => {
          endShared();
          endOwn();
        }),
      );
      if (hasTurn) return;
      endOwn();
      refuse();
    });
    if (!isWaiting) refuse();
  }
}
