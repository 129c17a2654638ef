import { ConcurrencyLimit, type ConcurrencyLimits, type QueuedWork } from './concurrency-limit.ts';

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

  /** @param work that waits in both queues, one after the other, until the same moment */
  ask(group: string, { take, refuse, until }: QueuedWork): void {
    const inAll = (endOwn: () => void): QueuedWork => ({
      take: (endShared) =>
        take(() => {
          endShared();
          endOwn();
        }),
      refuse() {
        endOwn();
        refuse();
      },
      until,
    });
    this.#groups.ask(group, { take: (endOwn) => this.#all.ask('all', inAll(endOwn)), refuse, until });
  }
}
