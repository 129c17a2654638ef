import { SecondChanceCache } from './second-chance-cache.ts';
import type { ContentChanges, ContentSource } from './heard-changes.ts';
import { outageGrace } from './page-lifetimes.ts';
import type { RenderedPage } from './rendered-page.ts';
import { RendersInFlight } from './renders-in-flight.ts';

/** After a file could not be had, the one that is kept stands in for so long, in milliseconds. */
const failurePause = 5_000;
/** Of a file without its bytes: headers, names, numbers. In bytes. */
const fileOverhead = 1_500;

interface CachedFile {
  file: RenderedPage;
  source: ContentSource;
  /** When its making began, and when one in its place failed, in milliseconds of the cache's clock. */
  madeAt: number;
  failedAt: number;
}

export interface FoundFile {
  file: RenderedPage;
  /** `outage`: out of date, because it cannot be fetched again now. */
  origin: 'made' | 'kept' | 'outage';
}

interface FileCacheOptions {
  /** Asks a worker for the whole file as everybody gets it; undefined where none answers, or where it is too large. */
  fetch: (address: string) => Promise<RenderedPage | undefined>;
  changes: ContentChanges;
  /** Of all kept files; one that is larger than an eighth of them is not kept. */
  maxBytes: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/**
 * What the API makes and the site sends byte for byte: calendars, feeds, sounds, documents. Each is asked for whole and once, and
 * kept until a table that it was made of changes; ranges are cut here.
 */
export class ApiFileCache {
  readonly #options: FileCacheOptions;
  readonly #now: () => number;
  readonly #files: SecondChanceCache<CachedFile>;
  readonly #makings: RendersInFlight;

  constructor(options: FileCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#files = new SecondChanceCache(options.maxBytes);
    this.#makings = new RendersInFlight(options.changes, this.#now);
  }

  /** Of all kept files. */
  get bytes(): number {
    return this.#files.bytes;
  }

  upToDate(address: string): RenderedPage | undefined {
    const kept = this.#files.get(address);
    return kept && this.#isCurrent(kept) ? kept.file : undefined;
  }

  /** @returns 'unshared' where each visitor has to ask for it */
  async find(address: string): Promise<FoundFile | 'unshared'> {
    const before = this.#files.get(address);
    if (before && this.#isCurrent(before)) return { file: before.file, origin: 'kept' };
    const standIn = before && this.#now() - before.madeAt < outageGrace ? before : undefined;
    if (standIn && this.#now() - standIn.failedAt < failurePause) return { file: standIn.file, origin: 'outage' };
    const { fetch } = this.#options;
    const wanted = { generation: 0, tables: before?.source.tables };
    const { page: file, began } = await this.#makings.of(address, wanted, () => fetch(address));
    if (file && file.status < 500) {
      if (file.source && file.status === 200) this.#keep(address, file, file.source, began);
      return { file, origin: 'made' };
    }
    if (standIn) {
      standIn.failedAt = this.#now();
      return { file: standIn.file, origin: 'outage' };
    }
    return file ? { file, origin: 'made' } : 'unshared';
  }

  #keep(address: string, file: RenderedPage, source: ContentSource, madeAt: number): void {
    const known = this.#files.peek(address);
    if (known && known.source.revision > source.revision) return;
    const kept = { file, source, madeAt, failedAt: Number.NEGATIVE_INFINITY };
    this.#files.set(address, kept, file.body.size + fileOverhead);
  }

  #isCurrent({ source }: CachedFile): boolean {
    const { changes } = this.#options;
    return changes.silentSince === null && changes.firstMissedBy(source) === undefined;
  }
}
