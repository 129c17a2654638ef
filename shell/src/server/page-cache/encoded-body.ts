import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** What is sent. */
export interface EncodedPage {
  bytes: Buffer;
  encoding: PageEncoding;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** The text of a page as it is sent: made once in brotli by its worker, in gzip when somebody asks, plain on demand. */
export class EncodedBody {
  #brotli: Buffer | null;
  readonly #plain: Buffer | null;
  #gzip: Promise<Buffer> | undefined;
  #gzipLength = 0;
  #isSmallest = false;

  /** @param encoding of what the worker sent; a text in `identity` stays as it is */
  constructor(bytes: Buffer, encoding: PageEncoding) {
    this.#brotli = encoding === 'br' ? bytes : null;
    this.#plain = encoding === 'br' ? null : bytes;
  }

  /** Of everything that is kept, in bytes. */
  get size(): number {
    return (this.#brotli ?? this.#plain ?? []).length + this.#gzipLength;
  }

  /** What can be sent at once for the wish. */
  ready(encoding: PageEncoding): EncodedPage | undefined {
    if (this.#plain) return { bytes: this.#plain, encoding: 'identity' };
    return encoding === 'br' && this.#brotli ? { bytes: this.#brotli, encoding } : undefined;
  }

  /** What has to be made first; other threads do that. */
  async make(encoding: PageEncoding): Promise<EncodedPage> {
    const brotli = this.#brotli ?? Buffer.alloc(0);
    if (encoding === 'identity') return { bytes: await fromBrotli(brotli), encoding };
    this.#gzip ??= fromBrotli(brotli).then((text) => toGzip(text, { level: 6 }));
    const bytes = await this.#gzip;
    this.#gzipLength = bytes.length;
    return { bytes, encoding };
  }

  /** Compresses the brotli form as small as it gets, once. @returns the bytes that were saved */
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

const wishes = new Map<string, PageEncoding>();
const maxWishes = 100;

/** The best of our encodings that an `Accept-Encoding` takes; one that takes none gets the text as it is. */
export function preferredEncoding(accepted: string | undefined): PageEncoding {
  if (!accepted) return 'identity';
  const known = wishes.get(accepted);
  if (known) return known;
  const wish = readWish(accepted);
  if (wishes.size < maxWishes && accepted.length < 200) wishes.set(accepted, wish);
  return wish;
}

function readWish(accepted: string): PageEncoding {
  const qualities = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const quality = parameters.find((word) => word.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const [brotli, zipped] = [qualityOf('br'), qualityOf('gzip')];
  if (brotli > 0 && brotli >= zipped) return 'br';
  return zipped > 0 ? 'gzip' : 'identity';
}
