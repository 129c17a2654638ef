import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { StaticHandlerContext } from 'react-router';
import { compressPage } from './document/compress-page.ts';
import { SecondChanceCache } from '../page-cache/second-chance-cache.ts';
import type { RenderedPage } from './render-page.ts';

/** The limit of all cached pages of a worker, compressed, in bytes: about four hundred pages. */
const defaultMaxBytes = 8 * 1024 * 1024;

/** The values that determine a page; everything else is the same for a set of releases. */
interface PageMakings {
  /** With only the query parameters that the page reads. */
  address: string;
  /** `YYYY-MM-DD`. */
  today: string;
  shown: Pick<StaticHandlerContext, 'loaderData'>;
  /** A digest of the API's responses: a part may be made from more than the page carries as data (`MarkupData`). */
  answers: string | undefined;
}

/** @returns undefined where a response had no digest, or the page's data cannot be written as JSON */
export function unchangedPageKey({ address, today, shown, answers }: PageMakings): string | undefined {
  if (answers === undefined) return undefined;
  try {
    return hash('sha256', JSON.stringify([address, today, answers, shown.loaderData]), 'base64url');
  } catch {
    return undefined;
  }
}

type MadePage = Pick<RenderedPage, 'status' | 'etag' | 'releases'> & { brotli: Buffer };

/**
 * The pages of one set of releases by the values that determine them: a page whose tables changed but whose data did not is not
 * rendered again (docs/decisions/0084-unchanged-pages.md).
 */
export class UnchangedPages {
  readonly #pages: SecondChanceCache<MadePage>;
  readonly #isChecked: boolean;

  /** @param isChecked renders every page all the same, and refuses a page that differs from the cached one */
  constructor({
    isChecked = false,
    maxBytes = defaultMaxBytes,
  }: { isChecked?: boolean | undefined; maxBytes?: number | undefined } = {}) {
    this.#pages = new SecondChanceCache(maxBytes);
    this.#isChecked = isChecked;
  }

  find(key: string): Omit<RenderedPage, 'source' | 'parameters' | 'report'> | undefined {
    const page = this.#isChecked ? undefined : this.#pages.get(key);
    return (
      page && {
        ...page,
        get html() {
          return brotliDecompressSync(page.brotli).toString();
        },
      }
    );
  }

  /**
   * Caches a page that was just rendered. @returns the page with its compressed form
   * @throws where pages are checked, and this one differs from an earlier page with the same data
   */
  keep(key: string, page: RenderedPage): RenderedPage {
    const before = this.#isChecked ? this.#pages.get(key) : undefined;
    if (before && before.etag !== page.etag)
      throw new Error('the page is made of more than its data: with the same data it was another one before');
    const brotli = compressPage(page.html);
    const { status, etag, releases } = page;
    this.#pages.set(key, { status, etag, releases, brotli }, brotli.length);
    return { ...page, brotli };
  }
}
