import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { internalHeader } from '../../page-cache/renders/worker-response.ts';

/**
 * Headers about one connection, which are not forwarded, as those that `Connection` names (RFC 9110, 7.6.1). Node throws at a
 * message that has `Trailer` and is not chunked.
 */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function forwarded(headers: IncomingHttpHeaders): [name: string, value: IncomingHttpHeaders[string]][] {
  const named = headers.connection?.toLowerCase().split(/[\s,]+/) ?? [];
  return Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !named.includes(name));
}

/** Headers of a request that are made anew: the body is read whole before it is sent on. */
const ofBody = new Set(['content-length', 'expect']);

/**
 * The headers of a visitor's request as a worker gets them.
 * @param visitor the address that the proxy found: the one in the request could be invented
 * @param body the bytes that are sent, where they were read already: a wrong length would swallow the next request
 */
export function headersForWorker({ headers }: IncomingMessage, visitor: string, body?: Buffer): OutgoingHttpHeaders {
  const rest = forwarded(headers).filter(([name]) => !ofBody.has(name));
  return {
    ...Object.fromEntries(rest),
    ...(body && { 'content-length': body.length }),
    'x-forwarded-for': visitor,
  };
}

/** The `Cache-Control` of pages that a cache in front must not keep, because other visitors get another release. */
export const unshared = 'private, no-cache';

/** The headers of a worker's response as a visitor gets them: without those for the page cache or of one connection, because not every client understands chunked encoding. */
export function headersForVisitor({ headers }: Pick<IncomingMessage, 'headers'>): OutgoingHttpHeaders {
  return Object.fromEntries(forwarded(headers).filter(([name]) => !internalHeader.test(name)));
}

/** The headers of a response while a canary runs: caches in front keep none of the pages that they keep otherwise. */
export function headersBesideCanary(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'cache-tag': tag, ...rest } = headers;
  return tag === undefined ? headers : { ...rest, 'cache-control': unshared };
}
