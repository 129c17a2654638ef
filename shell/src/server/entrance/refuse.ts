import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { plainErrorPage } from '../http/plain-error-page.ts';

/** Refuses requests that the site does not serve, with the site's own headers. */
export interface Refuse {
  response: (response: ServerResponse, status: number) => void;
  /** Logs an error that nobody expected. */
  failed: (error: unknown) => void;
  /** After such an error: it is logged, and this request alone fails, not the site. */
  failure: (response: ServerResponse, error: unknown) => void;
  /** For a connection on which not even a request could be read. */
  socket: (socket: Duplex, status: number) => void;
}

/** The seconds after which another try makes sense, by status. */
const retryAfter: Record<number, string> = { 429: '5', 503: '5' };

/** How long a refused connection stays open for its visitor to read why, in milliseconds: one that sends on would otherwise stay. */
const readingTime = 1_000;

/** @param securityHeaders of every response of the site */
export function refuseWith(securityHeaders: OutgoingHttpHeaders, logger?: Pick<Logger, 'error'>): Refuse {
  const headersOf = (status: number, page: string): Record<string, string> => ({
    ...(securityHeaders as Record<string, string>),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(page)),
    'Cache-Control': 'no-store',
    ...(retryAfter[status] && { 'Retry-After': retryAfter[status] }),
    // Required by HTTP (RFC 9110, 15.5.6); what takes other methods answers by itself.
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    Connection: 'close',
  });
  const refuse: Refuse = {
    response(response, status) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      // Requests to the API get errors in the API's format.
      const isForProgram = response.req.url?.startsWith('/api/') ?? false;
      const body = isForProgram ? JSON.stringify({ message: STATUS_CODES[status] }) : plainErrorPage(status);
      const type = isForProgram ? { 'Content-Type': 'application/json; charset=utf-8' } : {};
      response.writeHead(status, { ...headersOf(status, body), ...type }).end(body);
    },
    failed: (error) => logger?.error({ err: error }, 'a request could not be served'),
    failure(response, error) {
      refuse.failed(error);
      refuse.response(response, 500);
    },
    socket(socket, status) {
      if (!socket.writable) return void socket.destroy();
      const page = plainErrorPage(status);
      const lines = Object.entries(headersOf(status, page)).map(([name, value]) => `${name}: ${value}`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${page}`);
      setTimeout(() => socket.destroy(), readingTime).unref();
    },
  };
  return refuse;
}
