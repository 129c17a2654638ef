import { hash } from 'node:crypto';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from '@ofgc/shared/api-client';
import { SecondChanceCache } from '../page-cache/second-chance-cache.ts';
import { type ContentChange, ContentChanges, type ContentSource } from '../page-cache/heard-changes.ts';
import { deepFreeze } from './deep-freeze.ts';
import { digestHeader } from './digest-header.ts';

/** Of all cached answers of a worker, in bytes. */
const defaultMaxBytes = 24 * 1024 * 1024;
/** Bytes of memory that a parsed answer takes for each character of its JSON, measured on lists of concerts. */
const bytesPerCharacter = 4;

type ApiCall = Pick<InternalAxiosRequestConfig, 'baseURL' | 'url' | 'params'>;

interface CachedAnswer {
  source: ContentSource;
  digest: string;
  response: AxiosResponse;
  /** How much had been heard when it was found current. */
  judgedAt: number;
}

/**
 * The API's answers that are the same for everybody, as parsed and frozen objects, until a table that they were made of
 * changes (docs/decisions/0023-workers-keep-answers.md). The listening process forwards changes of the content; a
 * rendering says which revision that process knew when it asked, and a worker that has not heard of it uses nothing it has kept.
 */
export class ApiResponseCache {
  readonly #changes = new ContentChanges();
  readonly #answers: SecondChanceCache<CachedAnswer>;
  readonly #inFlight = new Map<string, { count: number; kept: Promise<CachedAnswer | undefined> }>();

  constructor(maxBytes = defaultMaxBytes) {
    this.#answers = new SecondChanceCache(maxBytes);
  }

  /** Of all that is kept, in bytes, estimated. */
  get bytes(): number {
    return this.#answers.bytes;
  }

  /** @param change null: the content is not being heard any more */
  hear(change: ContentChange | null): void {
    if (change) this.#changes.note(change);
    else this.#changes.fallSilent();
  }

  /**
   * How the client of one rendering reaches the API.
   * @param revision the newest that the listening process knew when it asked for the page; null while it receives no changes
   * @returns what stands before the network; undefined: nothing does
   */
  before(revision: number | null): ((network: AxiosAdapter) => AxiosAdapter) | undefined {
    const isUpToDate = revision !== null && this.#changes.silentSince === null && this.#changes.revision >= revision;
    return isUpToDate ? (network) => (config) => this.#answer(config, network) : undefined;
  }

  /**
   * What is kept of an address, for a rendering that `before` serves: without axios, which costs ten times as much as the answer.
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
    // Who comes after a change never joins a call that began before it.
    const joined = flight?.count === this.#changes.count ? await flight.kept : undefined;
    if (joined && this.#isStillCurrent(joined)) return { ...this.#copyOf(joined), config };
    return this.#ask(key, config, network);
  }

  /** Private answers and failures are not shared: others who waited for such a call make their own. */
  async #ask(key: string, config: InternalAxiosRequestConfig, network: AxiosAdapter): Promise<AxiosResponse> {
    const call = network(config);
    const flight = {
      count: this.#changes.count,
      kept: call.then(
        (response) => this.#keep(key, response),
        () => undefined,
      ),
    };
    this.#inFlight.set(key, flight);
    try {
      const response = await call;
      return (await flight.kept)?.response ?? response;
    } finally {
      if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
    }
  }

  #keep(key: string, response: AxiosResponse<unknown>): CachedAnswer | undefined {
    const tables: unknown = response.headers['x-content-tables'];
    const revision = Number(response.headers['x-content-revision'] ?? Number.NaN);
    const { data: text, status } = response;
    if (status !== 200 || typeof text !== 'string' || typeof tables !== 'string' || !Number.isSafeInteger(revision))
      return undefined;
    const source = { tables: tables.split(',').filter(Boolean), revision };
    const data = parse(text);
    if (!this.#isCurrent(source) || data === undefined) return undefined;
    const digest = hash('sha256', text, 'base64url');
    const kept = {
      source,
      digest,
      response: {
        ...response,
        headers: headersOf(source, digest, revision),
        data: deepFreeze(data),
        request: undefined,
      },
      judgedAt: this.#changes.count,
    };
    this.#answers.set(key, kept, text.length * bytesPerCharacter);
    return kept;
  }

  #isStillCurrent(kept: CachedAnswer): boolean {
    if (kept.judgedAt === this.#changes.count) return true;
    const isCurrent = this.#isCurrent(kept.source);
    if (isCurrent) kept.judgedAt = this.#changes.count;
    return isCurrent;
  }

  #isCurrent(source: ContentSource): boolean {
    return this.#changes.silentSince === null && this.#changes.firstMissedBy(source) === undefined;
  }

  /** A kept answer that is still right says the newest revision, as one read now would. */
  #copyOf({ source, digest, response }: CachedAnswer): AxiosResponse {
    return { ...response, headers: headersOf(source, digest, Math.max(source.revision, this.#changes.revision)) };
  }
}

function headersOf({ tables }: ContentSource, digest: string, revision: number): Record<string, string> {
  return { 'x-content-tables': tables.join(','), 'x-content-revision': String(revision), [digestHeader]: digest };
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
