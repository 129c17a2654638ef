import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { readWeights } from '../../http/request/weighted-list.ts';

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** The bytes that are sent, and their encoding. */
export interface EncodedPage {
  bytes: Buffer;
  encoding: PageEncoding;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** A page's text in all encodings: brotli is made once by the worker, gzip on the first request for it, plain text on each. */
export class EncodedBody {
  #brotli: Buffer | null;
  readonly #plain: Buffer | null;
  #gzip: Promise<Buffer> | undefined;
  #gzipLength = 0;
  #isSmallest = false;

  /** @param encoding of the worker's bytes; a text in `identity` is never compressed */
  constructor(bytes: Buffer, encoding: PageEncoding) {
    this.#brotli = encoding === 'br' ? bytes : null;
    this.#plain = encoding === 'br' ? null : bytes;
  }

  /** The bytes of all cached encodings. */
  get size(): number {
    return (this.#brotli ?? this.#plain ?? []).length + this.#gzipLength;
  }

  /** The page in the preferred encoding, if it can be sent at once. */
  ready(encoding: PageEncoding): EncodedPage | undefined {
    if (this.#plain) return { bytes: this.#plain, encoding: 'identity' };
    return encoding === 'br' && this.#brotli ? { bytes: this.#brotli, encoding } : undefined;
  }

  /** The page in an encoding that has to be made first, on another thread. */
  async make(encoding: PageEncoding): Promise<EncodedPage> {
    const brotli = this.#brotli ?? Buffer.alloc(0);
    if (encoding === 'identity') return { bytes: await fromBrotli(brotli), encoding };
    this.#gzip ??= fromBrotli(brotli)
      .then((text) => toGzip(text, { level: 6 }))
      .catch((error: unknown) => {
        // The next visitor is to get it: memory may be back.
        this.#gzip = undefined;
        throw error;
      });
    const bytes = await this.#gzip;
    this.#gzipLength = bytes.length;
    return { bytes, encoding };
  }

  /** Recompresses the brotli form as small as possible, once. @returns the bytes that were saved */
  async shrink(): Promise<number> {
    if (!this.#brotli || this.#isSmallest) return 0;
    this.#isSmallest = true;
    const text = await fromBrotli(this.#brotli);
    const smaller = await toBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
    const saved = this.#brotli.length - smaller.length;
    if (saved > 0) this.#brotli = smaller;
    return Math.max(saved, 0);
  }
}

/** Parsed `Accept-Encoding` headers: browsers send few different ones, so each is parsed only once. */
const wishes = new LRUCache<string, PageEncoding>({ max: 100 });

/** The best of our encodings that an `Accept-Encoding` allows, else `identity`. */
export function preferredEncoding(accepted: string | undefined): PageEncoding {
  if (!accepted) return 'identity';
  const known = wishes.get(accepted);
  if (known) return known;
  const wish = readWish(accepted);
  if (accepted.length < 200) wishes.set(accepted, wish);
  return wish;
}

function readWish(accepted: string): PageEncoding {
  const qualities = new Map(readWeights(accepted));
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const [brotli, zipped] = [qualityOf('br'), qualityOf('gzip')];
  if (brotli > 0 && brotli >= zipped) return 'br';
  return zipped > 0 ? 'gzip' : 'identity';
}
