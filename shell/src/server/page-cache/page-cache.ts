import type { Logger } from 'pino';
import { SecondChanceCache } from './second-chance-cache.ts';
import type { ReceivedChanges } from './changes/received-changes.ts';
import { type CachedPage, PageStore } from './page-store.ts';
import { grace, standsIn } from './page-lifetimes.ts';
import { maxAddressLength } from './addresses/address-limit.ts';
import type { PageAddress } from './addresses/page-address.ts';
import { isVisitorsQuery, type PageParameters, normaliseQuery } from './addresses/normalise-query.ts';
import { Prewarmer } from './prewarmer.ts';
import { Refresher } from './refresher.ts';
import type { WorkerResponse } from './renders/worker-response.ts';
import { RendersInFlight } from './renders/renders-in-flight.ts';

/** After a failed rendering, the next one at that address waits this long, in milliseconds. */
const failurePause = 5_000;
/** The size of the cache for the query parameters of each path, in bytes. */
const parameterBytes = 1_000_000;
/** On every sixteenth visit, a page older than `shrunkAge` (milliseconds) is recompressed as small as possible. */
const shrunkEvery = 16;
const shrunkAge = 60_000;

const noParameters: PageParameters = { page: [], visitor: [] };

interface PageCacheOptions {
  /** Requests the shared page of an address from the live workers; undefined where none responds. */
  render: (address: string) => Promise<WorkerResponse | undefined>;
  /** Whether there is a worker at all. */
  hasWorkers: () => boolean;
  changes: ReceivedChanges;
  /** The limit of all cached pages together. */
  maxBytes: number;
  logger: Pick<Logger, 'error'>;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** Where a page came from: rendered now, cached, or cached and out of date within the grace period or because of an outage. */
export type PageOrigin = 'rendered' | 'cached' | 'stale' | 'outage';

export interface FoundPage {
  page: WorkerResponse;
  origin: PageOrigin;
  /** The cache entry, if the page is cached. */
  cached: CachedPage | undefined;
}

/**
 * Finished pages, the same for all visitors. A page is up to date while the releases that made it are live and no table
 * that it was made from has changed after its revision; the only other rule is the maximum age of pages that use the time.
 */
export class PageCache {
  /** How many pages of each release were sent, by `concerts@1a2b` and origin. */
  readonly sent = new Map<string, Record<PageOrigin, number>>();
  readonly #options: PageCacheOptions;
  readonly #changes: ReceivedChanges;
  readonly #now: () => number;
  readonly #pages: PageStore;
  readonly #parameters = new SecondChanceCache<PageParameters & { generation: number }>(parameterBytes);
  readonly #renderings: RendersInFlight;
  readonly #refresher: Refresher;
  #generation = 0;
  readonly #prewarmer: Prewarmer;
  #prepared: CachedPage[] = [];
  #isShrinking = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#changes = options.changes;
    this.#now = options.now ?? (() => performance.now());
    this.#pages = new PageStore(options.maxBytes);
    this.#renderings = new RendersInFlight(options.changes, this.#now);
    this.#prewarmer = new Prewarmer(this.#pages, this.#now);
    this.#refresher = new Refresher({
      pages: this.#pages,
      now: this.#now,
      changeCount: () => this.#changes.count,
      isOutdated: (cached) => this.#outdatedSince(cached) !== undefined,
      refresh: ({ address, source }) => this.#render(address, source.tables),
    });
  }

  /** The bytes of all cached pages. */
  get bytes(): number {
    return this.#pages.bytes;
  }

  /** The page of an address without a query, if it is cached and up to date. */
  upToDate(address: string): CachedPage | undefined {
    const cached = this.#pages.get(address);
    if (!cached || this.#outdatedSince(cached) !== undefined) return undefined;
    this.#count(cached);
    return cached;
  }

  /** @returns 'unshared' for an address that needs the visitor's own request; undefined where no worker responds */
  async find({ path, query }: PageAddress): Promise<FoundPage | 'unshared' | undefined> {
    if (path.length + query.length > maxAddressLength) return 'unshared';
    if (this.#isPrivate(path)) return 'unshared';
    const parameters = query === '' ? noParameters : await this.#parametersOf(path);
    // The visitor's own request would wait for the same workers once more.
    if (parameters === 'unanswered') return undefined;
    if (!parameters || parameters.isPrivate || isVisitorsQuery(query, parameters)) return 'unshared';
    const read = normaliseQuery(query, parameters);
    const found = await this.#find(read ? `${path}?${read}` : path);
    return found?.page.parameters?.isPrivate ? 'unshared' : found;
  }

  /** Called when the content has changed: the most wanted pages are rendered again before anybody requests them. */
  refresh(): void {
    this.#refresher.wake();
  }

  /** Has new workers render the most wanted pages; `goLive` puts these into the cache, and has the workers render the rest. */
  async prewarm(render: PageCacheOptions['render']): Promise<void> {
    const prepared: CachedPage[] = [];
    await this.#prewarmer.begin(async (address) => {
      const renderedAt = this.#now();
      const page = await render(address);
      const cached = page && this.#cacheable(address, page, { generation: this.#generation + 1, renderedAt });
      if (cached) prepared.push(cached);
    });
    this.#prepared = prepared;
  }

  /** Called when other releases are live: pages of the earlier ones are sent only if there is no other page. */
  goLive(): void {
    this.#generation += 1;
    for (const cached of this.#prepared) {
      this.#store(cached);
      this.#learnParameters(cached.address, cached.page);
    }
    this.#prepared = [];
    void this.#prewarmer.finish((address) => this.#render(address));
  }

  /** Encodes a page's text in a further encoding. */
  async encode({ page, cached }: Pick<FoundPage, 'page' | 'cached'>, encoding: 'gzip' | 'identity') {
    const made = await page.body.make(encoding);
    if (cached?.page === page && this.#pages.peek(cached.address) === cached) this.#pages.weigh(cached);
    return made;
  }

  async #find(address: string): Promise<FoundPage | undefined> {
    const before = this.#pages.get(address);
    if (before) {
      this.#count(before);
      const since = this.#outdatedSince(before);
      if (since === undefined) return found(before, 'cached');
      const now = this.#now();
      if (before.generation === this.#generation && now - since <= grace) {
        this.#refresher.nudge();
        return found(before, 'stale');
      }
      // Other releases may succeed where the earlier ones failed.
      const hasFailed = before.failedIn === this.#generation && now - before.failedAt < failurePause;
      const isHopeless = !this.#options.hasWorkers() || hasFailed;
      if (isHopeless && this.#standsIn(before)) return found(before, 'outage');
    }
    const page = await this.#render(address, before?.source.tables);
    const after = this.#pages.peek(address);
    if (after && this.#outdatedSince(after) === undefined) return found(after, 'rendered');
    // A change that came during the rendering is not in the page: caches in front must not keep it as a new one.
    if (page && page === after?.page && !page.isOutage) return found(after, 'stale');
    if (page && !page.isOutage) return { page, origin: 'rendered', cached: undefined };
    if (after && this.#standsIn(after)) return found(after, 'outage');
    return page && { page, origin: 'rendered', cached: undefined };
  }

  /** Counts a visit; the text of a page that is visited often and is not new is recompressed as small as possible. */
  #count(cached: CachedPage): void {
    cached.visits += 1;
    if (cached.visits % shrunkEvery !== 0 || this.#isShrinking || this.#now() - cached.renderedAt < shrunkAge) return;
    this.#isShrinking = true;
    // A page that cannot be recompressed, for lack of memory, stays as it is: an error here would end the site.
    void this.#shrink(cached)
      .catch((error: unknown) => this.#options.logger.error({ err: error }, 'a page could not be recompressed'))
      .finally(() => (this.#isShrinking = false));
  }

  async #shrink(cached: CachedPage): Promise<void> {
    const saved = await cached.page.body.shrink();
    if (saved > 0 && this.#pages.peek(cached.address) === cached) this.#pages.weigh(cached);
  }

  #standsIn(cached: CachedPage): boolean {
    return standsIn(cached, { now: this.#now(), silentSince: this.#changes.silentSince });
  }

  async #render(address: string, tables?: readonly string[]): Promise<WorkerResponse | undefined> {
    const generation = this.#generation;
    const { page, began } = await this.#renderings.of(address, { generation, tables }, () =>
      this.#options.render(address),
    );
    if (!page || page.isOutage) {
      const cached = this.#pages.peek(address);
      if (cached) Object.assign(cached, { failedAt: this.#now(), failedIn: generation });
      return page;
    }
    if (generation === this.#generation) this.#learnParameters(address, page);
    const cached = this.#cacheable(address, page, { generation, renderedAt: began });
    if (cached) this.#store(cached);
    return page;
  }

  #cacheable(
    address: string,
    page: WorkerResponse,
    { generation, renderedAt }: Pick<CachedPage, 'generation' | 'renderedAt'>,
  ): CachedPage | undefined {
    const { source, parameters } = page;
    if (!source || parameters?.isPrivate) return undefined;
    return {
      address,
      page,
      source,
      generation,
      renderedAt,
      visits: 0,
      failedAt: -failurePause,
      failedIn: -1,
      judgedAt: -1,
    };
  }

  #store(cached: CachedPage): void {
    const { address, page } = cached;
    const known = this.#pages.peek(address);
    // Several requests that waited for the same rendering store it only once.
    if (known?.page === page) return;
    cached.visits = Math.floor((known?.visits ?? 0) / 2);
    this.#pages.put(cached);
  }

  /** Stores parameters only for addresses that exist, so that unknown ones cannot fill the memory. */
  #learnParameters(address: string, { status, parameters }: WorkerResponse): void {
    if (!parameters || status >= 400) return;
    const [path = ''] = address.split('?');
    const bytes = 100 + 20 * (parameters.page.length + parameters.visitor.length);
    this.#parameters.set(path, { ...parameters, generation: this.#generation }, bytes);
  }

  /** The query parameters that a page reads, from the live releases; where no worker responds, from earlier ones. */
  async #parametersOf(path: string): Promise<PageParameters | 'unanswered' | null | undefined> {
    const known = this.#parameters.get(path);
    if (known?.generation === this.#generation) return known;
    const found = await this.#find(path);
    return this.#parameters.get(path) ?? (found ? found.page.parameters : 'unanswered');
  }

  /** Whether the live releases made a private page at this path: it is then never requested as a shared page again. */
  #isPrivate(path: string): boolean {
    const known = this.#parameters.get(path);
    return known?.generation === this.#generation && known.isPrivate === true;
  }

  /** The moment from which the page is out of date; undefined while it is up to date. */
  #outdatedSince(cached: CachedPage): number | undefined {
    if (cached.generation !== this.#generation) return Number.NEGATIVE_INFINITY;
    const tooOldAt = cached.renderedAt + cached.page.maxAge;
    const isTooOld = tooOldAt <= this.#now();
    if (!isTooOld && cached.judgedAt === this.#changes.count) return undefined;
    const missedAt = this.#changes.firstMissedBy(cached.source);
    const { silentSince } = this.#changes;
    const unheardAt = silentSince === null ? undefined : Math.max(silentSince, cached.renderedAt);
    if (!isTooOld && missedAt === undefined && unheardAt === undefined) {
      cached.judgedAt = this.#changes.count;
      return undefined;
    }
    // A change that the page missed before its maximum age counts from then, so that the page does not get the grace period twice.
    return Math.min(missedAt ?? Number.POSITIVE_INFINITY, unheardAt ?? Number.POSITIVE_INFINITY, tooOldAt);
  }
}

function found(cached: CachedPage, origin: PageOrigin): FoundPage {
  return { page: cached.page, origin, cached };
}
