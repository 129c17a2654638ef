import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { internalHeader } from '../../page-cache/renders/worker-response.ts';

/**
 * The headers of a visitor's request as a worker gets them.
 * @param visitor the address that the proxy found: the one in the request could be invented
 * @param body the bytes that are sent, where they were read already: a wrong length would swallow the next request
 */
export function headersForWorker({ headers }: IncomingMessage, visitor: string, body?: Buffer): OutgoingHttpHeaders {
  const { connection: _connection, upgrade: _upgrade, expect: _expect, ...rest } = headers;
  delete rest['content-length'];
  delete rest['transfer-encoding'];
  return { ...rest, ...(body && { 'content-length': body.length }), 'x-forwarded-for': visitor };
}

/** The `Cache-Control` of pages that a cache in front must not keep, because other visitors get another release. */
export const unshared = 'private, no-cache';

/** The headers of a worker's response as a visitor gets them: without those for the page cache or of one connection, because not every client understands chunked encoding. */
export function headersForVisitor({ headers }: Pick<IncomingMessage, 'headers'>): OutgoingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _chunks, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !internalHeader.test(name)));
}

/** The headers of a response while a canary runs: caches in front keep none of the pages that they keep otherwise. */
export function headersBesideCanary(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'cache-tag': tag, ...rest } = headers;
  return tag === undefined ? headers : { ...rest, 'cache-control': unshared };
}
