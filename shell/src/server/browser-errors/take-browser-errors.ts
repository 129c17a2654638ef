import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { minute } from '@ofgc/shared/dates/spans.ts';
import { browserErrorsPath } from '../../composition/errors/browser-errors-path.ts';
import { readWholeBody } from '../entrance/bodies/whole-body.ts';
import { mostLogged, mostOfAll, mostOfVisitor } from './browser-error-limits.ts';
import { originalFrames } from './original-frames.ts';
import { readReport } from './read-browser-error.ts';

interface BrowserErrorsOptions {
  store: string;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** The visitor's network. */
  visitorOf: (request: IncomingMessage) => string;
  /** Whether an open page may still have this release; reports about other releases are taken as forged and ignored. */
  isServed: (remote: string, version: string) => boolean;
  /** Receives the release, and the visitor's network. */
  onError: (release: { remote: string; version: string }, visitor: string) => void;
  securityHeaders: OutgoingHttpHeaders;
  now?: () => number;
}

/**
 * `POST /browser-errors`: errors in visitors' browsers, counted by remote and version, and logged with lines of the sources. Neither
 * the visitor nor the page nor the message is kept; every request gets the same response.
 * @returns whether the request was for this address
 */
export function takeBrowserErrors({
  store,
  logger,
  visitorOf,
  isServed,
  onError,
  securityHeaders,
  now = () => performance.now(),
}: BrowserErrorsOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ofVisitors = new LRUCache<string, number>({ max: 10_000, ttl: minute, noUpdateTTL: true });
  let window = { since: now(), count: 0, logged: 0 };

  async function take(request: IncomingMessage): Promise<void> {
    // Another site’s page that a visitor has open could send any number of them; older browsers send no such header.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return;
    const report = readReport((await readWholeBody(request)).toString('utf8').slice(0, 4_000));
    if (!report || !isServed(report.remote, report.version)) return;
    if (now() - window.since > minute) window = { since: now(), count: 0, logged: 0 };
    const visitor = visitorOf(request);
    const ofVisitor = (ofVisitors.get(visitor) ?? 0) + 1;
    ofVisitors.set(visitor, ofVisitor);
    if (ofVisitor > mostOfVisitor) return;
    window.count += 1;
    if (window.count > mostOfAll) return;
    const { remote, version, error, frames } = report;
    onError({ remote, version }, visitor);
    if (window.logged >= mostLogged) return;
    window.logged += 1;
    logger.warn({ remote, version, error, at: await originalFrames(store, frames) }, 'an error in a browser');
  }

  return (request, response) => {
    if (request.url !== browserErrorsPath || request.method !== 'POST') return false;
    void take(request)
      .catch((error: unknown) => logger.error({ err: error }, 'an error in a browser could not be noted'))
      .finally(() => {
        if (!response.destroyed) response.writeHead(204, { ...securityHeaders, 'Cache-Control': 'no-store' }).end();
      });
    return true;
  };
}
