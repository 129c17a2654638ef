import type { ApiClient } from '@ofgc/shared/api-client';
import { readContentSource } from '@ofgc/shared/http/content-change.ts';
import { digestHeader } from '../api-cache/digest-header.ts';
import { pageMaxAge } from './page-max-age.ts';

/** The sources of a page, for the page cache. */
export interface PageSource {
  /** The tables that were read for it. */
  tables: string[];
  /** The content's revision before the first table was read; undefined where the page must not be cached. */
  revision: number | undefined;
  /** How long the page may be cached without a change of its tables, in seconds. */
  maxAge: number;
  /** The API gave no response, or an error. */
  isOutage: boolean;
}

type Headers = Record<string, unknown> | undefined;

/** Notes all API responses of one rendering: a page may be cached when every response names its tables. */
export class PageSources {
  readonly #tables = new Set<string>();
  readonly #digests = new Set<string>();
  readonly #renderedAt: Date;
  #revision = Number.POSITIVE_INFINITY;
  #isTimed = false;
  #isOutage = false;
  #isUnshared = false;
  #isUndigested = false;

  constructor(renderedAt: Date) {
    this.#renderedAt = renderedAt;
  }

  /** The same client, with its responses noted. */
  watch(api: ApiClient): ApiClient {
    return Object.freeze<ApiClient>({
      get: async (...call) => {
        try {
          const answer = await api.get(...call);
          this.#note(answer.headers);
          return answer as never;
        } catch (error) {
          this.#noteFailure(error);
          throw error;
        }
      },
      post: api.post,
    });
  }

  /** The instant of rendering; reading it is noted. Each call gives a new date, which the caller may change. */
  readonly now = (): Date => {
    this.#isTimed = true;
    return new Date(this.#renderedAt);
  };

  /** Marks the page as not shared: it is one visitor's, or a part of it is missing. */
  unshare(): void {
    this.#isUnshared = true;
  }

  /** A digest of all API responses; undefined where a response came without its digest. */
  get answers(): string | undefined {
    return this.#isUndigested ? undefined : [...this.#digests].toSorted().join();
  }

  get source(): PageSource {
    const isKnown = !this.#isUnshared && Number.isFinite(this.#revision);
    return {
      tables: [...this.#tables].toSorted(),
      revision: isKnown ? this.#revision : undefined,
      maxAge: pageMaxAge(this.#renderedAt, this.#isTimed),
      isOutage: this.#isOutage,
    };
  }

  /** A 404 is a response too, and names its tables as others do. */
  #noteFailure(error: unknown): void {
    const { response } = error as { response?: { status: number; headers: Headers } };
    if (!response || response.status >= 500) {
      this.#isOutage = true;
      this.#isUndigested = true;
      return this.unshare();
    }
    this.#note(response.headers);
  }

  #note(headers: Headers): void {
    const digest = headers?.[digestHeader];
    if (typeof digest === 'string') this.#digests.add(digest);
    else this.#isUndigested = true;
    const source = readContentSource(headers);
    if (!source) return this.unshare();
    for (const table of source.tables) this.#tables.add(table);
    this.#revision = Math.min(this.#revision, source.revision);
  }
}
