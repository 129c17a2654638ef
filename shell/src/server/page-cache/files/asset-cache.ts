import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { headersForVisitor } from '../../supervisor/proxy/proxied-headers.ts';
import { SecondChanceCache } from '../second-chance-cache.ts';
import { maxAddressLength } from '../addresses/address-limit.ts';

/** Limit of all cached files, in bytes: all live releases, compressed, take a quarter of it. */
const maxBytes = 12 * 1024 * 1024;
/** The cost of a cached file without its body, in bytes. */
const fileOverhead = 2_000;
/** Longer than the `Accept-Encoding` of any browser, in characters. */
const maxEncodingsLength = 100;

/** Headers with which the response may differ from the whole file; such requests go to a worker. */
const conditions = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

interface Asset {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** `concerts@1a2b`; undefined for a file of several releases. */
  release: string | undefined;
}

/**
 * Caches releases' files (`/assets/…`) as a worker sent them, by address and `Accept-Encoding`: they never change, so no worker has to
 * send them twice. Other requests for such a file (a range, a condition, `HEAD`) go to a worker.
 */
export class AssetCache {
  #assets = new SecondChanceCache<Asset>(maxBytes);
  /** How many files of each release were sent whole, by `concerts@1a2b`. */
  readonly sent = new Map<string, number>();

  /** @returns whether the file was cached and sent */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const asset = key && this.#assets.get(key);
    if (!asset) return false;
    this.#count(asset.release);
    response.writeHead(200, asset.headers).end(asset.body);
    return true;
  }

  /** Caches a worker's response once it has arrived whole, if it is immutable. */
  store(request: IncomingMessage, answer: IncomingMessage): void {
    const key = keyOf(request);
    if (!key || answer.statusCode !== 200 || !answer.headers['cache-control']?.includes('immutable')) return;
    const release = releaseOf(request);
    this.#count(release);
    // Films and the like are not held in memory while somebody reads them.
    if (Number(answer.headers['content-length']) > maxBytes / 8) return;
    // The map of this moment: a response that arrives after a change of releases must not enter the new map.
    const assets = this.#assets;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => {
      const { date: _date, [requestIdHeader]: _id, ...headers } = headersForVisitor(answer);
      const body = Buffer.concat(chunks);
      assets.set(key, { headers, body, release }, body.length + fileOverhead);
    });
  }

  #count(release: string | undefined): void {
    if (release !== undefined) this.sent.set(release, (this.sent.get(release) ?? 0) + 1);
  }

  /** Empties the cache when other releases are live, so that files of removed releases are no longer sent. */
  forget(): void {
    this.#assets = new SecondChanceCache(maxBytes);
  }
}

function releaseOf({ url = '' }: IncomingMessage): string | undefined {
  const [, name, version] = /^\/assets\/([a-z]+)\/([\w.-]+)\/browser\//.exec(url) ?? [];
  return name && `${name}@${version}`;
}

/** @returns the cache key; undefined where a worker has to respond */
function keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !url.startsWith('/assets/') || url.includes('?') || url.length > maxAddressLength) return;
  const encodings = headers['accept-encoding'] ?? '';
  const isPlain = encodings.length <= maxEncodingsLength && conditions.every((name) => headers[name] === undefined);
  return isPlain ? `${url} ${encodings}` : undefined;
}
