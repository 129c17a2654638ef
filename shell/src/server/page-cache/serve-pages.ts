import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { localeInCookies, preferredLocale } from '../http/language-choice.ts';
import { sendUnavailable } from '../http/unavailable.ts';
import { pageAddress } from './page-address.ts';
import type { FoundPage, PageCache, PageOrigin } from './page-cache.ts';
import { sendPage } from './send-page.ts';

interface ServePagesOptions {
  /** Null: nothing is kept, every request goes to a worker. */
  cache: PageCache | null;
  /** Hands a request to a worker as it is. */
  forward: (request: IncomingMessage, response: ServerResponse) => void;
  securityHeaders: OutgoingHttpHeaders;
  /** A page of the cache goes to a visitor. */
  onSent?: (origin: PageOrigin) => void;
}

/**
 * A request's life in the listening process: the language of `/`, a page that is kept, a page that a worker renders for
 * all who wait, or whatever a worker answers to this one visitor.
 */
export function servePages({ cache, forward, securityHeaders, onSent }: ServePagesOptions): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return forward(request, response);
    if ((url === '/' || url.startsWith('/?')) && wishesEnglish(request)) return redirectToEnglish();
    if (!cache) return forward(request, response);
    const kept = cache.upToDate(url);
    if (kept) {
      onSent?.('kept');
      return sendPage(request, response, { page: kept.page, origin: 'kept', kept }, cache);
    }
    const address = pageAddress(url);
    if (!address) return forward(request, response);
    cache.find(address).then(
      (found) => send(found, cache),
      () => sendUnavailable(response),
    );

    function send(found: FoundPage | 'unshared' | undefined, pages: PageCache): void {
      if (response.destroyed) return;
      if (found === 'unshared') forward(request, response);
      else if (found) {
        onSent?.(found.origin);
        sendPage(request, response, found, pages);
      } else sendUnavailable(response);
    }

    function redirectToEnglish(): void {
      response.writeHead(302, {
        ...securityHeaders,
        Location: '/en',
        'Cache-Control': 'private, no-store',
        Vary: 'Accept-Language, Cookie',
        'Content-Length': '0',
      });
      response.end();
    }
  };
}

function wishesEnglish({ headers }: IncomingMessage): boolean {
  return preferredLocale(localeInCookies(headers.cookie), headers['accept-language']) === 'en';
}
