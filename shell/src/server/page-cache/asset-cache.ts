import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { sentHeaders } from '../supervisor/proxy/worker-proxy.ts';
import { SecondChanceCache } from './second-chance-cache.ts';
import { maxAddressLength } from './address-limit.ts';

/** Of all kept files, in bytes: those of all live releases, compressed, are a quarter of it. */
const maxBytes = 12 * 1024 * 1024;
/** Of a file without its bytes, in bytes. */
const fileOverhead = 2_000;
/** Longer than what any browser says that it takes, in characters. */
const maxEncodingsLength = 100;

/** What makes an answer another one than the whole file; a worker judges it. */
const conditions = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

interface Asset {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Files of releases (`/assets/…`), as a worker sent them for an address and what the visitor takes of encodings: what never
 * changes needs no worker a second time. Whatever else is asked of such a file (a part, a condition, its headers alone) is a worker's to answer.
 */
export class AssetCache {
  #assets = new SecondChanceCache<Asset>(maxBytes);

  /** @returns whether it was sent */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const asset = key && this.#assets.get(key);
    if (!asset) return false;
    response.writeHead(200, asset.headers).end(asset.body);
    return true;
  }

  /** Keeps a worker's answer, once it is here as a whole, where it never changes. */
  keep(request: IncomingMessage, answer: IncomingMessage): void {
    const key = keyOf(request);
    if (!key || answer.statusCode !== 200 || !answer.headers['cache-control']?.includes('immutable')) return;
    // Those that were asked of the workers before are none of what is kept after a change of releases.
    const assets = this.#assets;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => {
      const { date: _date, [requestIdHeader]: _id, ...headers } = sentHeaders(answer);
      const body = Buffer.concat(chunks);
      assets.set(key, { headers, body }, body.length + fileOverhead);
    });
  }

  /** Other releases are live: those that are gone are not sent any more. */
  forget(): void {
    this.#assets = new SecondChanceCache(maxBytes);
  }
}

/** @returns undefined where a worker has to answer */
function keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !url.startsWith('/assets/') || url.includes('?') || url.length > maxAddressLength) return;
  const encodings = headers['accept-encoding'] ?? '';
  const isPlain = encodings.length <= maxEncodingsLength && conditions.every((name) => headers[name] === undefined);
  return isPlain ? `${url} ${encodings}` : undefined;
}
