import type { ServerResponse } from 'node:http';
import { plainErrorPage } from './plain-error-page.ts';

/** What a visitor gets when no worker answers; what has begun already is cut: half a page must not look whole. */
export function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(plainErrorPage(503));
}
