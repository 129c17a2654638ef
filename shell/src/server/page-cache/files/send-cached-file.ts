import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { matchesEntityTag } from '@ofgc/shared/http/entity-tag.ts';
import type { FoundFile } from './api-file-cache.ts';
import { type EncodedPage, type PageEncoding, preferredEncoding } from '../renders/encoded-body.ts';
import type { WorkerResponse } from '../renders/worker-response.ts';

/** The `Cache-Status` value for each origin of a file (RFC 9211). */
const cacheStatus: Record<FoundFile['origin'], string> = {
  made: 'files; fwd=miss',
  cached: 'files; hit',
  outage: 'files; hit; detail=outage',
};

/** Sends a file as the request's headers demand: whole, compressed, one range of its bytes (RFC 9110, 14), or 304. */
export function sendCachedFile(request: IncomingMessage, response: ServerResponse, { file, origin }: FoundFile): void {
  const { headers, method } = request;
  const own = ['Cache-Status', cacheStatus[origin], ...file.headers];
  if (file.status === 200 && isUnchanged(headers, file)) {
    const validators = own.flatMap((name, index) =>
      index % 2 === 0 && name !== 'content-type' ? [name, own[index + 1] as string] : [],
    );
    return void response.writeHead(304, validators).end();
  }
  const isRange = method === 'GET' && file.status === 200 && headers.range !== undefined && isSame(headers, file);
  const wish = isRange ? 'identity' : preferredEncoding(headers['accept-encoding']);
  void encoded(file, wish).then(write, () => response.destroy());

  function write({ bytes, encoding }: EncodedPage): void {
    const range = isRange ? readRange(headers.range ?? '', bytes.length) : null;
    if (range === 'unsatisfiable') {
      response.writeHead(416, [...own, 'Content-Range', `bytes */${bytes.length}`, 'Content-Length', '0']).end();
      return;
    }
    const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
    if (range) own.push('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
    if (encoding !== 'identity') own.push('Content-Encoding', encoding);
    own.push('Content-Length', String(part.length));
    response.writeHead(range ? 206 : file.status, own).end(method === 'HEAD' ? undefined : part);
  }
}

async function encoded({ body }: WorkerResponse, wish: PageEncoding): Promise<EncodedPage> {
  return body.ready(wish) ?? body.make(wish === 'gzip' ? wish : 'identity');
}

function headerOf({ headers }: WorkerResponse, name: string): string | undefined {
  const index = headers.findIndex((one, place) => place % 2 === 0 && one === name);
  return index === -1 ? undefined : headers[index + 1];
}

function isUnchanged(headers: IncomingHttpHeaders, file: WorkerResponse): boolean {
  const condition = headers['if-none-match'];
  if (condition !== undefined) return file.etag !== undefined && matchesEntityTag(condition, file.etag);
  const [since, modified] = [headers['if-modified-since'], headerOf(file, 'last-modified')].map((date) =>
    Date.parse(date ?? ''),
  ) as [number, number];
  return modified <= since;
}

/** Whether `If-Range` matches the file: a weak tag never does. */
function isSame(headers: IncomingHttpHeaders, file: WorkerResponse): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  if (typeof condition !== 'string') return false;
  if (condition.startsWith('"')) return condition === file.etag;
  return condition === headerOf(file, 'last-modified');
}

/** @returns null where the whole file is to be sent: several ranges, other units, or an invalid range */
function readRange(header: string, size: number): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.replaceAll(' ', '')) ?? [];
  if (from + to === '') return null;
  if (from === '') {
    const length = Number(to);
    if (length === 0) return 'unsatisfiable';
    return length > size ? null : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = Math.min(to === '' ? size - 1 : Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
}
