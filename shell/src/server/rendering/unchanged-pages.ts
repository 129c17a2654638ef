import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { StaticHandlerContext } from 'react-router';
import { compressPage } from '../http/compress-page.ts';
import { SecondChanceCache } from '../page-cache/second-chance-cache.ts';
import type { RenderedPage } from './render-page.ts';

/** Of all pages of a worker, compressed, in bytes: some four hundred. */
const defaultMaxBytes = 8 * 1024 * 1024;

/** What a page is made of; all else is the same for a set of releases. */
interface PageMakings {
  /** With what the page reads of its query. */
  address: string;
  /** `YYYY-MM-DD`. */
  today: string;
  shown: Pick<StaticHandlerContext, 'loaderData'>;
  /** The API's, in short: a part may be made of more than the page carries as data (`MarkupData`). */
  answers: string | undefined;
}

/** @returns undefined where it is not known what the page is made of, or its data are no JSON */
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
 * The pages of one set of releases by what they are made of: one whose tables changed but not its data is not rendered again
 * (docs/decisions/0084-the-same-data-are-not-rendered-twice.md).
 */
export class UnchangedPages {
  readonly #pages: SecondChanceCache<MadePage>;
  readonly #isChecked: boolean;

  /** @param isChecked renders every page all the same, and refuses one that is another than before */
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
   * Keeps a page that was just rendered. @returns the page, pressed
   * @throws where pages are checked, and this one is another than the one before of the same data
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
