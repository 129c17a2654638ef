import { SecondChanceCache } from './second-chance-cache.ts';
import type { ContentSource } from './heard-changes.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page that is kept, and what the cache knows of it. */
export interface CachedPage {
  address: string;
  page: RenderedPage;
  source: ContentSource;
  /** Counts the sets of releases that were live. */
  generation: number;
  /** When its rendering began, in milliseconds of the cache's clock. */
  renderedAt: number;
  /** How often it was asked for; halved with each rendering, so that recent requests count more. */
  visits: number;
  /** When a rendering in its place failed. */
  failedAt: number;
  /** The count of changes at which it was found to be up to date. */
  judgedAt: number;
}

/** Of a page without its text: headers, names, numbers. In bytes. */
const pageOverhead = 1_500;

/**
 * The pages in three caches of their own, so that a flood of queries or of unknown addresses does not evict the other
 * pages: three quarters of the bytes for pages, an eighth each for queries and for what is no page (4xx, redirects).
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

  /** For a visit: what is visited stays longer. */
  get(address: string): CachedPage | undefined {
    return this.#pages.get(address) ?? this.#queries.get(address) ?? this.#others.get(address);
  }

  /** For the cache itself. */
  peek(address: string): CachedPage | undefined {
    for (const room of this.#rooms) {
      const kept = room.peek(address);
      if (kept) return kept;
    }
    return undefined;
  }

  /** In the place of an older one; a newer one stays. */
  put(kept: CachedPage): void {
    const { address, generation, source } = kept;
    const known = this.peek(address);
    if (known && isNewer(known, generation, source)) return;
    for (const room of this.#rooms) if (room !== this.#roomOf(kept)) room.delete(address);
    this.weigh(kept);
  }

  /** After a page's text was made in one more encoding. */
  weigh(kept: CachedPage): void {
    this.#roomOf(kept).set(kept.address, kept, kept.page.body.size + pageOverhead);
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
