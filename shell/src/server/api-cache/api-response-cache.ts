import { hash } from 'node:crypto';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from '@ofgc/shared/api-client';
import { SecondChanceCache } from '../page-cache/second-chance-cache.ts';
import {
  type ContentChange,
  type ContentSource,
  readContentSource,
  revisionHeader,
  tablesHeader,
} from '@ofgc/shared/http/content-change.ts';
import { ReceivedChanges } from '../page-cache/changes/received-changes.ts';
import { deepFreeze } from './deep-freeze.ts';
import { digestHeader } from './digest-header.ts';

/** The limit of all cached responses of a worker, in bytes. */
const defaultMaxBytes = 24 * 1024 * 1024;
/** Bytes of memory that a parsed response takes for each character of its JSON, measured on lists of concerts. */
const bytesPerCharacter = 4;

type ApiCall = Pick<InternalAxiosRequestConfig, 'baseURL' | 'url' | 'params'>;

interface CachedAnswer {
  source: ContentSource;
  digest: string;
  response: AxiosResponse;
  /** The count of changes at which it was last found to be current. */
  judgedAt: number;
}

/**
 * Cache of the API's shared responses, as parsed and frozen objects, until a table that they were made from
 * changes (docs/decisions/0023-api-response-cache.md). The listening process forwards changes of the content; each request for a
 * page says which revision that process knows, and a worker that has not received that revision yet uses no cached response.
 */
export class ApiResponseCache {
  readonly #changes = new ReceivedChanges();
  readonly #answers: SecondChanceCache<CachedAnswer>;
  readonly #inFlight = new Map<string, { count: number; cached: Promise<CachedAnswer | undefined> }>();

  constructor(maxBytes = defaultMaxBytes) {
    this.#answers = new SecondChanceCache(maxBytes);
  }

  /** The bytes of all cached responses, estimated. */
  get bytes(): number {
    return this.#answers.bytes;
  }

  /** @param change null: changes are no longer received */
  hear(change: ContentChange | null): void {
    if (change) this.#changes.note(change);
    else this.#changes.fallSilent();
  }

  /**
   * The cache as an axios adapter for the API client of one rendering.
   * @param revision the newest that the listening process knew when it requested the page; null while it receives no changes
   * @returns wraps the network adapter; undefined where the cache must not be used
   */
  before(revision: number | null): ((network: AxiosAdapter) => AxiosAdapter) | undefined {
    const isUpToDate = revision !== null && this.#changes.silentSince === null && this.#changes.revision >= revision;
    return isUpToDate ? (network) => (config) => this.#answer(config, network) : undefined;
  }

  /**
   * A cached response for a rendering that `before` serves. Bypasses axios, which takes ten times as long as the lookup.
   * @param call the client's base, the address, and all parameters
   */
  known(revision: number | null, call: ApiCall): AxiosResponse | undefined {
    const isUpToDate = revision !== null && this.#changes.revision >= revision;
    const known = isUpToDate ? this.#answers.get(keyOf(call)) : undefined;
    return known && this.#isStillCurrent(known) ? this.#copyOf(known) : undefined;
  }

  async #answer(config: InternalAxiosRequestConfig, network: AxiosAdapter): Promise<AxiosResponse> {
    if (config.method !== 'get') return network(config);
    const key = keyOf(config);
    const known = this.#answers.get(key);
    if (known && this.#isStillCurrent(known)) return { ...this.#copyOf(known), config };
    const flight = this.#inFlight.get(key);
    // A request that comes after a change never joins a call that began before it.
    const joined = flight?.count === this.#changes.count ? await flight.cached : undefined;
    if (joined && this.#isStillCurrent(joined)) return { ...this.#copyOf(joined), config };
    return this.#ask(key, config, network);
  }

  /** Calls the API. Private responses and failures are not shared: requests that waited for such a call make their own. */
  async #ask(key: string, config: InternalAxiosRequestConfig, network: AxiosAdapter): Promise<AxiosResponse> {
    const call = network(config);
    const flight = {
      count: this.#changes.count,
      cached: call.then(
        (response) => this.#store(key, response),
        () => undefined,
      ),
    };
    this.#inFlight.set(key, flight);
    try {
      const response = await call;
      const cached = await flight.cached;
      return cached ? { ...cached.response, config } : response;
    } finally {
      if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
    }
  }

  #store(key: string, response: AxiosResponse<unknown>): CachedAnswer | undefined {
    const source = readContentSource(response.headers);
    const { data: text, status } = response;
    if (status !== 200 || typeof text !== 'string' || !source) return undefined;
    const data = parse(text);
    if (!this.#isCurrent(source) || data === undefined) return undefined;
    const digest = hash('sha256', text, 'base64url');
    const cached = {
      source,
      digest,
      response: {
        ...response,
        headers: headersOf(source, digest, source.revision),
        data: deepFreeze(data),
        // The request that it answered has the address of one visitor.
        request: undefined,
        config: {} as InternalAxiosRequestConfig,
      },
      judgedAt: this.#changes.count,
    };
    this.#answers.set(key, cached, text.length * bytesPerCharacter);
    return cached;
  }

  #isStillCurrent(cached: CachedAnswer): boolean {
    if (cached.judgedAt === this.#changes.count) return true;
    const isCurrent = this.#isCurrent(cached.source);
    if (isCurrent) cached.judgedAt = this.#changes.count;
    return isCurrent;
  }

  #isCurrent(source: ContentSource): boolean {
    return this.#changes.silentSince === null && this.#changes.firstMissedBy(source) === undefined;
  }

  /** A cached response that is still current carries the newest revision, as one read now would. */
  #copyOf({ source, digest, response }: CachedAnswer): AxiosResponse {
    return { ...response, headers: headersOf(source, digest, Math.max(source.revision, this.#changes.revision)) };
  }
}

function headersOf({ tables }: ContentSource, digest: string, revision: number): Record<string, string> {
  return { [tablesHeader]: tables.join(','), [revisionHeader]: String(revision), [digestHeader]: digest };
}

function keyOf({ baseURL, url, params }: ApiCall): string {
  return `${baseURL}${url}?${JSON.stringify(params)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
