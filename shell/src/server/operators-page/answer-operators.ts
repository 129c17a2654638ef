import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { minute } from '@ofgc/shared/dates/spans.ts';
import type { Refuse } from '../entrance/refuse.ts';
import {
  type Operations,
  operationsPage,
  operationsPath,
  operationsStyles,
  operationsStylesPath,
} from './operations-page.ts';
import { requestPath } from '../http/request/request-path.ts';

/** How many wrong tokens one network may send within a minute (milliseconds). */
const mostWrong = 10;

interface OperatorsOptions {
  /** The operators' secret token; without one the page does not exist. */
  token: string | undefined;
  visitorOf: (request: IncomingMessage) => string;
  read: () => Promise<Operations>;
  refuse: Refuse;
  securityHeaders: OutgoingHttpHeaders;
  logger: Pick<Logger, 'error'>;
}

/**
 * `GET /operaciones`, for requests with the operators' token: as the password in the browser's own dialogue, or as
 * `Authorization: Bearer`. Rendered in this process, without scripts.
 * @returns whether the request was for this page
 */
export function answerOperators({
  token,
  visitorOf,
  read,
  refuse,
  securityHeaders,
  logger,
}: OperatorsOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: minute, noUpdateTTL: true });
  return (request, response) => {
    const path = requestPath(request);
    if (!token || (path !== operationsPath && path !== operationsStylesPath)) return false;
    const visitor = visitorOf(request);
    const failures = wrong.get(visitor) ?? 0;
    if (failures >= mostWrong) refuse.response(response, 429);
    else if (!isToken(request.headers.authorization, token)) {
      if (request.headers.authorization !== undefined) wrong.set(visitor, failures + 1);
      send(response, 401, 'text/plain', 'El acceso necesita la clave de operaciones.\n', {
        'WWW-Authenticate': 'Basic realm="operaciones", charset="UTF-8"',
      });
    } else if (request.method !== 'GET' && request.method !== 'HEAD') refuse.response(response, 405);
    else if (path === operationsStylesPath) send(response, 200, 'text/css', operationsStyles);
    else
      read()
        .then((operations) => send(response, 200, 'text/html', operationsPage(operations)))
        .catch((error: unknown) => {
          logger.error({ err: error }, 'the operators’ page could not be made');
          refuse.response(response, 503);
        });
    return true;
  };

  function send(
    response: ServerResponse,
    status: number,
    type: string,
    body: string,
    more: OutgoingHttpHeaders = {},
  ): void {
    response.writeHead(status, {
      ...securityHeaders,
      ...more,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'private, no-store',
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  }
}

function isToken(header: string | undefined, token: string): boolean {
  const [, scheme = '', given = ''] = /^(Basic|Bearer) (\S+)$/i.exec(header ?? '') ?? [];
  const shown =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(given, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : given;
  const digest = (words: string) => createHash('sha256').update(words).digest();
  return scheme !== '' && timingSafeEqual(digest(shown), digest(token));
}
