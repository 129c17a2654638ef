import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { ContentSource } from '@ofgc/shared/http/content-change.ts';
import { EncodedBody } from './encoded-body.ts';
import { pageRelease } from '../../metrics/render-timings.ts';
import type { PageParameters } from '../addresses/normalise-query.ts';

/** A worker's response to a request for a page or a file of the API, read to its end, so that it can be sent to more than one visitor. */
export interface WorkerResponse {
  status: number;
  /** Headers as they are sent, name and value in turns; without those that depend on the encoding. */
  headers: readonly string[];
  etag: string | undefined;
  /** The release whose page it is, `concerts@1a2b`; undefined where the response is not a page. */
  release: string | undefined;
  body: EncodedBody;
  /** The tables that it was made from; null where it must not be cached, because it belongs to one visitor. */
  source: ContentSource | null;
  /** How long it may be cached without a change of its tables, in milliseconds. */
  maxAge: number;
  /** The API did not answer the page's requests. */
  isOutage: boolean;
  /** Null where the response is not a page. */
  parameters: PageParameters | null;
}

/** Headers of one connection, of one encoding, or between a worker and the listening process. */
const unsent = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  // The id belongs to the request for which the page was rendered.
  requestIdHeader,
]);
export const internalHeader = /^x-page-/;

/** Reads a worker's response and its internal headers. */
export function readWorkerResponse(status: number, headers: IncomingHttpHeaders, bytes: Buffer): WorkerResponse {
  const revision = Number(headers['x-page-revision'] ?? Number.NaN);
  const isShared = Number.isSafeInteger(revision) && !headers['set-cookie'];
  const seconds = Number(headers['x-page-max-age'] ?? Number.POSITIVE_INFINITY);
  return {
    status,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      unsent.has(name) || internalHeader.test(name) || value === undefined
        ? []
        : [value].flat().flatMap((one) => [name, one]),
    ),
    etag: headers.etag,
    release: pageRelease(headers),
    body: new EncodedBody(bytes, headers['content-encoding'] === 'br' ? 'br' : 'identity'),
    source: isShared ? { tables: namesIn(headers['x-page-tables']), revision } : null,
    maxAge: seconds * 1_000,
    isOutage: headers['x-page-outage'] !== undefined,
    parameters:
      headers['x-page-parameters'] === undefined
        ? null
        : {
            page: namesIn(headers['x-page-parameters']),
            visitor: namesIn(headers['x-page-visitor-parameters']),
            isPrivate: headers['x-page-private'] !== undefined,
          },
  };
}

function namesIn(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .filter(Boolean);
}
