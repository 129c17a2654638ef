import type { ApiClient } from '@ofgc/shared/api-client';
import { digestHeader } from '../api-cache/digest-header.ts';

/** What a page was made of, as the page cache has to know it. */
export interface PageSource {
  /** The tables that were read for it. */
  tables: string[];
  /** The content's revision before the first of them was read; undefined where the page must not be cached. */
  revision: number | undefined;
  /** The page asked for the time: instants of its own making, which no table announces, may pass. */
  isTimed: boolean;
  /** The API gave no answer, or failed. */
  isOutage: boolean;
}

type Headers = Record<string, unknown> | undefined;

/** Hears of all that one rendering asks for: a page may be kept when every answer says what it was made of. */
export class PageSources {
  readonly #tables = new Set<string>();
  readonly #digests = new Set<string>();
  #revision = Number.POSITIVE_INFINITY;
  #isTimed = false;
  #isOutage = false;
  #isUnshared = false;
  #isUndigested = false;

  /** The same client; its answers are noted. */
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

  /** The same clock; that it was read is noted. Each call gives a new date, which the caller may change. */
  watchClock(now: () => Date): () => Date {
    return () => {
      this.#isTimed = true;
      return new Date(now());
    };
  }

  /** The page is one visitor's, or a part of it is missing. */
  unshare(): void {
    this.#isUnshared = true;
  }

  /** What the API answered, in short; undefined where an answer came without its digest. */
  get answers(): string | undefined {
    return this.#isUndigested ? undefined : [...this.#digests].toSorted().join();
  }

  get source(): PageSource {
    const isKnown = !this.#isUnshared && Number.isFinite(this.#revision);
    return {
      tables: [...this.#tables].toSorted(),
      revision: isKnown ? this.#revision : undefined,
      isTimed: this.#isTimed,
      isOutage: this.#isOutage,
    };
  }

  /** Something that does not exist is an answer too; it names its tables as others do. */
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
    const tables = headers?.['x-content-tables'];
    const revision = Number(headers?.['x-content-revision'] ?? Number.NaN);
    if (typeof tables !== 'string' || !Number.isSafeInteger(revision)) return this.unshare();
    for (const table of tables.split(',')) if (table.trim()) this.#tables.add(table.trim());
    this.#revision = Math.min(this.#revision, revision);
  }
}
