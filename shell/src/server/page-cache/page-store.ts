import { SecondChanceCache } from './second-chance-cache.ts';
import type { ContentSource } from '@ofgc/shared/http/content-change.ts';
import type { Renewable } from './page-lifetimes.ts';
import type { WorkerResponse } from './renders/worker-response.ts';

/** A cached page with the cache's notes on it. */
export interface CachedPage extends Renewable {
  address: string;
  page: WorkerResponse;
  source: ContentSource;
  /** The number of the set of live releases that made it. */
  generation: number;
  /** When its rendering began, in milliseconds of the cache's clock. */
  renderedAt: number;
  /** How often it was requested; halved with each rendering, so that recent requests count more. */
  visits: number;
  /** When the last attempt to render it again failed. */
  failedAt: number;
  /** The releases that rendered it then, by their number. */
  failedIn: number;
  /** The count of changes at which it was last found to be up to date. */
  judgedAt: number;
}

/** The cost of a page without its text (headers, names, numbers), in bytes. */
const pageOverhead = 1_500;

/**
 * The pages in three separate caches, so that a flood of queries or of unknown addresses does not evict the other pages:
 * three quarters of the bytes for pages, an eighth for pages with queries and an eighth for other responses (4xx, redirects).
 */
export class PageStore {
  readonly #pages: SecondChanceCache<CachedPage>;
  readonly #queries: SecondChanceCache<CachedPage>;
  readonly #others: SecondChanceCache<CachedPage>;

  constructor(maxBytes: number) {
    this.#pages = new SecondChanceCache((maxBytes / 4) * 3);
    this.#queries = new SecondChanceCache(maxBytes / 8);
    this.#others = new SecondChanceCache(maxBytes / 8);
  }

  get bytes(): number {
    return this.#rooms.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Looks up a page for a visit: visited pages stay longer. */
  get(address: string): CachedPage | undefined {
    return this.#pages.get(address) ?? this.#queries.get(address) ?? this.#others.get(address);
  }

  /** Looks up a page for the cache itself, which does not count as a visit. */
  peek(address: string): CachedPage | undefined {
    for (const room of this.#rooms) {
      const cached = room.peek(address);
      if (cached) return cached;
    }
    return undefined;
  }

  /** Replaces an older page; a newer one stays. */
  put(cached: CachedPage): void {
    const { address, generation, source } = cached;
    const known = this.peek(address);
    if (known && isNewer(known, generation, source)) return;
    for (const room of this.#rooms) if (room !== this.#roomOf(cached)) room.delete(address);
    this.weigh(cached);
  }

  /** Updates the size of a page after its text was encoded once more. */
  weigh(cached: CachedPage): void {
    this.#roomOf(cached).set(cached.address, cached, cached.page.body.size + pageOverhead);
  }

  *[Symbol.iterator](): IterableIterator<CachedPage> {
    for (const room of this.#rooms) yield* room.values();
  }

  get #rooms(): SecondChanceCache<CachedPage>[] {
    return [this.#pages, this.#queries, this.#others];
  }

  #roomOf({ address, page }: CachedPage): SecondChanceCache<CachedPage> {
    if (page.status !== 200) return this.#others;
    return address.includes('?') ? this.#queries : this.#pages;
  }
}

function isNewer(known: CachedPage, generation: number, { revision }: ContentSource): boolean {
  if (known.generation !== generation) return known.generation > generation;
  return known.source.revision > revision;
}
