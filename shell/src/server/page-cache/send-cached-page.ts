import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeCachedHead } from './cached-response-head.ts';
import { matchesEntityTag } from '@ofgc/shared/http/entity-tag.ts';
import { type EncodedPage, preferredEncoding } from './renders/encoded-body.ts';
import type { FoundPage, PageCache, PageOrigin } from './page-cache.ts';
import { unshared } from '../supervisor/proxy/proxied-headers.ts';
import type { WorkerResponse } from './renders/worker-response.ts';

/** The `Cache-Status` value for each origin of a page (RFC 9211). */
const cacheStatus: Record<PageOrigin, string> = {
  rendered: 'pages; fwd=miss',
  cached: 'pages; hit',
  stale: 'pages; hit; detail=changed',
  outage: 'pages; hit; detail=outage',
};

/** Sends a page as the request's headers demand: 304, without a body, compressed. `Range` is ignored. */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundPage,
  { cache, hasCanary }: { cache: PageCache; hasCanary: boolean },
): void {
  const { page, origin } = found;
  countSent(cache.sent, page.release, origin);
  const { headers, method } = request;
  const headersOf = hasCanary ? makeUnsharedHeaders : preparedHeaders;
  const condition = headers['if-none-match'];
  if (condition !== undefined && page.etag && page.status === 200 && matchesEntityTag(condition, page.etag))
    return void writeCachedHead(response, 304, headersOf(page, origin, null)).end();
  const write = (text: EncodedPage) => {
    writeCachedHead(response, page.status, headersOf(page, origin, text));
    if (method === 'HEAD') response.end();
    else response.end(text.bytes);
  };
  const wish = preferredEncoding(headers['accept-encoding']);
  const ready = page.body.ready(wish);
  if (ready) return write(ready);
  cache.encode(found, wish === 'gzip' ? wish : 'identity').then(write, () => response.destroy());
}

function countSent(sent: PageCache['sent'], release: string | undefined, origin: PageOrigin): void {
  if (release === undefined) return;
  const known = sent.get(release);
  if (known) known[origin] += 1;
  else sent.set(release, { rendered: 0, cached: 0, stale: 0, outage: 0, [origin]: 1 });
}

/** Response headers of cached pages, by the bytes that are sent, or by the page for a 304. */
const prepared = new WeakMap<Buffer | WorkerResponse, string[]>();

/** Headers are made once for each encoding of a cached page. @param text null for a 304 */
function preparedHeaders(page: WorkerResponse, origin: PageOrigin, text: EncodedPage | null): string[] {
  if (origin !== 'cached') return makeHeaders(page, origin, text);
  const key = text?.bytes ?? page;
  const known = prepared.get(key);
  if (known) return known;
  const made = makeHeaders(page, origin, text);
  prepared.set(key, made);
  return made;
}

/** The headers while a canary runs: caches in front keep no page, because other visitors get another release. */
function makeUnsharedHeaders(page: WorkerResponse, origin: PageOrigin, text: EncodedPage | null): string[] {
  const headers = makeHeaders(page, origin, text);
  if (!headers.includes('cache-tag')) return headers;
  const others = headers.flatMap((name, index) =>
    index % 2 === 0 && name !== 'cache-tag' && name !== 'cache-control' ? [name, headers[index + 1] as string] : [],
  );
  return [...others, 'Cache-Control', unshared];
}

function makeHeaders(page: WorkerResponse, origin: PageOrigin, text: EncodedPage | null): string[] {
  const headers = ['Cache-Status', cacheStatus[origin]];
  for (let index = 0; index < page.headers.length; index += 2) {
    const [name = '', value = ''] = page.headers.slice(index, index + 2);
    if (text || name !== 'content-type') headers.push(name, value);
  }
  if (!text) return headers;
  headers.push('Content-Length', String(text.bytes.length));
  if (text.encoding !== 'identity') headers.push('Content-Encoding', text.encoding);
  return headers;
}
