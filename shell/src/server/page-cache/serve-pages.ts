import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { localeInCookies, preferredLocale } from '../http/request/preferred-locale.ts';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { asksToPost, type ReadPostedBody } from '../entrance/bodies/posted-bodies.ts';
import type { Refuse } from '../entrance/refuse.ts';
import type { TakeTurn } from '../entrance/visitor-concurrency.ts';
import type { ApiFileCache } from './files/api-file-cache.ts';
import { fileAddress, pageAddress } from './addresses/page-address.ts';
import type { FoundPage, PageCache } from './page-cache.ts';
import { sendCachedFile } from './files/send-cached-file.ts';
import { sendCachedPage } from './send-cached-page.ts';

interface ServePagesOptions {
  /** Null: nothing is cached, every request goes to a worker. */
  cache: PageCache | null;
  /** Null when `cache` is null. */
  files: ApiFileCache | null;
  /** Whether a canary runs now, so that not all visitors get the same pages. */
  hasCanary: () => boolean;
  /** Forwards a request to a worker unchanged. @param onEnd called when the worker responds, or none will */
  forward: (
    request: IncomingMessage,
    response: ServerResponse,
    forwarding: { body?: Buffer; onEnd: () => void },
  ) => void;
  /** Like `forward`, for a page that needs the visitor's own request: it waits in a queue. */
  forwardPage: (request: IncomingMessage, response: ServerResponse, forwarding: { onEnd: () => void }) => void;
  takeTurn: TakeTurn;
  readPostedBody: ReadPostedBody;
  refuse: Refuse;
  securityHeaders: OutgoingHttpHeaders;
}

/**
 * The steps of a request in the listening process: a posted body is read whole; `/` redirects by language; a cached page or file is sent;
 * then, when it is this visitor's turn, a worker renders one page for all who wait for it, or responds to this visitor alone.
 */
export function servePages({
  cache,
  files,
  hasCanary,
  forward,
  forwardPage,
  takeTurn,
  readPostedBody,
  refuse,
  securityHeaders,
}: ServePagesOptions): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request;
    if (asksToPost(request))
      return readPostedBody(request, response, () =>
        response.writeHead(204, { ...securityHeaders, 'Cache-Control': 'no-store' }).end(),
      );
    if (method !== 'GET' && method !== 'HEAD')
      return readPostedBody(request, response, (body) =>
        takeTurn(request, response, (onEnd) => forward(request, response, { body, onEnd })),
      );
    if ((url === '/' || url.startsWith('/?')) && wishesEnglish(request))
      return redirectToEnglish(response, securityHeaders);
    const cached = cache?.upToDate(url);
    if (cache && cached) return sendPage({ page: cached.page, origin: 'cached', cached }, cache);
    const file = files?.upToDate(url);
    if (file) return sendCachedFile(request, response, { file, origin: 'cached' });
    // Pages of the reporting channel are never cached, so they were not found above, and must not reach the cache below.
    if (isConfidential(url)) return takeTurn(request, response, (onEnd) => forwardPage(request, response, { onEnd }));
    const fail = (error: unknown) => refuse.failure(response, error);
    takeTurn(request, response, (onEnd) => {
      const address = cache && pageAddress(url);
      if (cache && address) return void answerWith(cache.find(address), (found) => sendPage(found, cache)).catch(fail);
      const wanted = files && fileAddress(url);
      if (files && wanted)
        return void answerWith(files.find(wanted), (found) => sendCachedFile(request, response, found)).catch(fail);
      forward(request, response, { onEnd });

      async function answerWith<Found>(
        finding: Promise<Found | 'unshared' | undefined>,
        send: (found: Found) => void,
      ): Promise<void> {
        const found = await finding.catch(() => undefined);
        if (found === 'unshared' && !response.destroyed) return forwardPage(request, response, { onEnd });
        onEnd();
        if (response.destroyed || found === 'unshared') return;
        if (found) send(found);
        else refuse.response(response, 503);
      }
    });

    function sendPage(found: FoundPage, from: PageCache): void {
      sendCachedPage(request, response, found, { cache: from, hasCanary: hasCanary() });
    }
  };
}

function redirectToEnglish(response: ServerResponse, securityHeaders: OutgoingHttpHeaders): void {
  response.writeHead(302, {
    ...securityHeaders,
    Location: '/en',
    'Cache-Control': 'private, no-store',
    Vary: 'Accept-Language, Cookie',
    'Content-Length': '0',
  });
  response.end();
}

function wishesEnglish({ headers }: IncomingMessage): boolean {
  return preferredLocale(localeInCookies(headers.cookie), headers['accept-language']) === 'en';
}
