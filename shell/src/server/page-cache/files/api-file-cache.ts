import { SecondChanceCache } from '../second-chance-cache.ts';
import type { ContentSource } from '@ofgc/shared/http/content-change.ts';
import type { ReceivedChanges } from '../changes/received-changes.ts';
import { type Renewable, standsIn } from '../page-lifetimes.ts';
import type { WorkerResponse } from '../renders/worker-response.ts';
import { RendersInFlight } from '../renders/renders-in-flight.ts';

/** After a failed fetch, the cached file is served for this long before the next try, in milliseconds. */
const failurePause = 5_000;
/** The cost of a cached file without its body (headers, names, numbers), in bytes. */
const fileOverhead = 1_500;

interface CachedFile extends Renewable {
  file: WorkerResponse;
  source: ContentSource;
  /** When the last fetch of a newer one failed, in milliseconds of the cache's clock. */
  failedAt: number;
}

export interface FoundFile {
  file: WorkerResponse;
  /** `outage`: the file is out of date, because it cannot be fetched again now. */
  origin: 'made' | 'cached' | 'outage';
}

interface FileCacheOptions {
  /** Requests the whole file from a worker, without a visitor's headers; undefined where none responds. */
  fetch: (address: string) => Promise<WorkerResponse | 'too large' | undefined>;
  changes: ReceivedChanges;
  /** Limit of all cached files together; a file larger than an eighth of it is not cached. */
  maxBytes: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/**
 * Cache of files that the API makes and the site sends byte for byte: calendars, feeds, sounds, documents. Each is fetched whole and
 * once, and cached until a table that it was made from changes; ranges are cut here.
 */
export class ApiFileCache {
  readonly #options: FileCacheOptions;
  readonly #now: () => number;
  readonly #files: SecondChanceCache<CachedFile>;
  readonly #makings: RendersInFlight<'too large'>;

  constructor(options: FileCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#files = new SecondChanceCache(options.maxBytes);
    this.#makings = new RendersInFlight(options.changes, this.#now);
  }

  /** The bytes of all cached files. */
  get bytes(): number {
    return this.#files.bytes;
  }

  upToDate(address: string): WorkerResponse | undefined {
    const cached = this.#files.get(address);
    return cached && this.#isCurrent(cached) ? cached.file : undefined;
  }

  /** @returns 'unshared' where each visitor's request has to go to a worker */
  async find(address: string): Promise<FoundFile | 'unshared'> {
    const before = this.#files.get(address);
    if (before && this.#isCurrent(before)) return { file: before.file, origin: 'cached' };
    if (before && this.#now() - before.failedAt < failurePause && this.#standsIn(before))
      return { file: before.file, origin: 'outage' };
    const { fetch } = this.#options;
    const wanted = { generation: 0, tables: before?.source.tables };
    const { page: file } = await this.#makings.of(address, wanted, () => fetch(address));
    if (file === 'too large') {
      this.#files.delete(address);
      return 'unshared';
    }
    if (file && file.status < 500) {
      if (file.source && file.status === 200) this.#store(address, file, file.source);
      return { file, origin: 'made' };
    }
    if (before && this.#standsIn(before)) {
      before.failedAt = this.#now();
      return { file: before.file, origin: 'outage' };
    }
    return file ? { file, origin: 'made' } : 'unshared';
  }

  #store(address: string, file: WorkerResponse, source: ContentSource): void {
    const known = this.#files.peek(address);
    if (known && known.source.revision > source.revision) return;
    const cached = { file, source, failedAt: Number.NEGATIVE_INFINITY };
    this.#files.set(address, cached, file.body.size + fileOverhead);
  }

  #standsIn(cached: CachedFile): boolean {
    return standsIn(cached, { now: this.#now(), silentSince: this.#options.changes.silentSince });
  }

  #isCurrent({ source }: CachedFile): boolean {
    const { changes } = this.#options;
    return changes.silentSince === null && changes.firstMissedBy(source) === undefined;
  }
}
