import { setTimeout as wait } from 'node:timers/promises';
import type { CachedPage } from './page-store.ts';

/** How many pages new workers render ahead, and how long they take at most, in milliseconds: this delays going live. */
const maxPrewarmed = 20;
const prewarmTime = 200;

/** Has new workers render the most wanted pages: some before they take over, the rest once they serve. */
export class Prewarmer {
  readonly #pages: Iterable<CachedPage>;
  readonly #now: () => number;
  /** Addresses that the newest workers have not rendered yet. */
  #wanted: string[] = [];

  /** @param now a clock that never goes back, in milliseconds */
  constructor(pages: Iterable<CachedPage>, now: () => number) {
    this.#pages = pages;
    this.#now = now;
  }

  async begin(render: (address: string) => Promise<unknown>): Promise<void> {
    const visited = [...this.#pages].filter(({ visits }) => visits > 0).toSorted((a, b) => b.visits - a.visits);
    this.#wanted = visited.slice(0, maxPrewarmed).map(({ address }) => address);
    // A page that takes longer is not waited for.
    await Promise.race([
      this.#renderInTurn(render, this.#now() + prewarmTime),
      wait(prewarmTime, undefined, { ref: false }),
    ]);
  }

  async finish(render: (address: string) => Promise<unknown>): Promise<void> {
    await this.#renderInTurn(render, Number.POSITIVE_INFINITY);
  }

  /** Renders two pages at a time, and stops when newer workers have a list of their own. @param until when no further page is begun */
  async #renderInTurn(render: (address: string) => Promise<unknown>, until: number): Promise<void> {
    const addresses = this.#wanted;
    const inTurn = async () => {
      while (this.#wanted === addresses && this.#now() < until) {
        const next = addresses.shift();
        if (next === undefined) return;
        await render(next);
      }
    };
    await Promise.all([inTurn(), inTurn()]);
  }
}
