import type { CachedPage } from './page-store.ts';

/** How many pages are rendered ahead at once. */
const maxRefreshes = 2;
/** The shortest time between two renderings of a page ahead of its visitors, in milliseconds. */
const pauseBetween = 1_000;
/** The shortest time between two searches for outdated pages that visits cause, in milliseconds. */
const pauseBetweenLooks = 20;

interface RefresherOptions {
  pages: Iterable<CachedPage>;
  now: () => number;
  /** The number of content changes heard so far. */
  changeCount: () => number;
  isOutdated: (cached: CachedPage) => boolean;
  refresh: (cached: CachedPage) => Promise<unknown>;
}

/** Renders outdated pages again that are wanted, the most wanted first, two at a time. */
export class Refresher {
  readonly #options: RefresherOptions;
  /** For each page, the last attempt to replace it: its time, and the number of changes heard by then. */
  readonly #tries = new WeakMap<CachedPage, { at: number; changeCount: number }>();
  #running = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(options: RefresherOptions) {
    this.#options = options;
  }

  /** Called when a visitor was sent an outdated page. */
  nudge(): void {
    if (this.#options.now() - this.#lookedAt >= pauseBetweenLooks) this.wake();
  }

  wake(): void {
    this.#lookedAt = this.#options.now();
    while (this.#running < maxRefreshes) {
      const next = this.#mostWanted();
      if (!next) return;
      this.#running += 1;
      this.#tries.set(next, { at: this.#options.now(), changeCount: this.#options.changeCount() });
      void this.#options.refresh(next).finally(() => {
        this.#running -= 1;
        this.wake();
      });
    }
  }

  #mostWanted(): CachedPage | undefined {
    const { pages, now, changeCount, isOutdated } = this.#options;
    const before = now() - pauseBetween;
    let best: CachedPage | undefined;
    for (const cached of pages) {
      if (cached.visits <= (best?.visits ?? 0)) continue;
      const tried = this.#tries.get(cached);
      // The last attempt failed and nothing was heard since. The end of each attempt leads here, so an outage would make it try for ever.
      if (tried?.changeCount === changeCount()) continue;
      const lastTry = Math.max(cached.renderedAt, tried?.at ?? Number.NEGATIVE_INFINITY);
      if (lastTry <= before && isOutdated(cached)) best = cached;
    }
    return best;
  }
}
