import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { splitLocale } from '@ofgc/shared/i18n';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import type { Logger } from 'pino';
import { DatabaseAwayError } from '../../releases/database/release-database.ts';
import { busyPreview, previewPath } from '../../releases/signed/preview-path.ts';
import { anonymousHeaders, anonymousId } from '../entrance/anonymous-headers.ts';
import type { Refuse } from '../entrance/refuse.ts';
import type { TakeTurn } from '../entrance/visitor-concurrency.ts';
import { limitStream } from '../http/limits/limit-stream.ts';
import { localeInCookies, preferredLocale } from '../http/request/preferred-locale.ts';
import { pageAddress } from '../page-cache/addresses/page-address.ts';
import { headersForVisitor, headersForWorker } from '../supervisor/proxy/proxied-headers.ts';
import { WorkerProxy } from '../supervisor/proxy/worker-proxy.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import { previewEndPath, previewStyles, previewStylesPath, withPreviewBar } from './preview-bar.ts';
import type { PreviewToken, PreviewTokenReader } from './preview-token.ts';
import { PreviewBusyError, type PreviewWorkers } from './preview-workers.ts';
import { requestPath } from '../http/request/request-path.ts';
import { apiFileBounds, cachedPageTimeout } from '../../timeouts.ts';

/** A page or file of a release that was not checked may have no end. */
const answerBounds = { size: apiFileBounds.size, time: cachedPageTimeout };

/** The cookie that a preview link sets, valid as long as the link. */
const cookieName = 'ofgc-preview';

export interface PreviewOptions {
  tokens: Pick<PreviewTokenReader, 'read'>;
  workers: Pick<PreviewWorkers, 'workerOf'>;
  /** The first page of an app's section. */
  firstPage: (app: string) => string;
  /** A preview waits for the visitor's turn, like the pages of the live site. */
  takeTurn: TakeTurn;
  refuse: Refuse;
  /** Time limit for the worker's first byte, in milliseconds. */
  timeout: number;
  securityHeaders: OutgoingHttpHeaders;
  logger: Pick<Logger, 'error'>;
}

/**
 * Shows a release that is not live to the holder of a signed link, inside the live site: `/vista-previa/<token>` sets a cookie, with which
 * every page comes from a worker that has this release. These pages are marked and not cached.
 */
export class Preview {
  readonly #options: PreviewOptions;

  constructor(options: PreviewOptions) {
    this.#options = options;
  }

  /** @returns whether the request was for a preview */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/' } = request;
    const path = requestPath(request);
    if (path.startsWith(`${previewPath}/`)) {
      this.#inTurn(request, response, () => this.#enter(path.slice(previewPath.length + 1), request, response));
      return true;
    }
    const token = tokenIn(request.headers.cookie);
    // Files, the API and posts are not part of a preview, and neither is the page that says that the preview is over.
    if (!token || !isRead(request) || pageAddress(url) === null) return false;
    this.#inTurn(request, response, () => this.#show(token, request, response));
    return true;
  }

  #inTurn(request: IncomingMessage, response: ServerResponse, work: () => Promise<void>): void {
    this.#options.takeTurn(request, response, (onEnd) => {
      response.once('close', onEnd);
      work().catch((error: unknown) => this.#fail(error, response));
    });
  }

  #fail(error: unknown, response: ServerResponse): void {
    this.#options.logger.error({ err: error }, 'a preview could not be shown');
    if (error instanceof PreviewBusyError && !response.headersSent) response.setHeader(...busyPreview);
    this.#options.refuse.response(response, isTemporary(error) ? 503 : 500);
  }

  /** Answers the link itself, the bar's style sheet, and the address that ends the preview. */
  async #enter(rest: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tokens, firstPage, securityHeaders } = this.#options;
    if (`${previewPath}/${rest}` === previewStylesPath)
      return void response
        .writeHead(200, {
          ...securityHeaders,
          'Content-Type': 'text/css; charset=utf-8',
          'Cache-Control': 'public, max-age=60',
        })
        .end(previewStyles);
    if (`${previewPath}/${rest}` === previewEndPath) return this.#leadTo(response, '/', clearedCookie);
    const token = await tokens.read(rest);
    if (!token) return this.#leadTo(response, endOf(request), clearedCookie);
    const seconds = Math.floor((token.until - Date.now()) / 1_000);
    const isSecure = String(securityHeaders['Strict-Transport-Security'] ?? '') !== '';
    this.#leadTo(
      response,
      firstPage(token.app),
      `${cookieName}=${rest}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }

  async #show(text: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = await this.#options.tokens.read(text);
    if (!token) return this.#leadTo(response, endOf(request), clearedCookie);
    try {
      this.#forward({ token, worker: await this.#options.workers.workerOf(token), request, response });
    } catch (error) {
      if (isTemporary(error)) throw error;
      // The release is gone, or does not start beside the live ones: the cookie is cleared, so that the visitor gets the live site.
      this.#options.logger.error({ err: error }, 'a preview could not be shown');
      this.#leadTo(response, endOf(request), clearedCookie);
    }
  }

  #forward({ token, worker, request, response }: Forwarded): void {
    const { refuse, timeout } = this.#options;
    const proxy = new WorkerProxy({
      // Not the next one where code was stopped: this page's may be the one that runs for ever, and would take the others along again.
      workers: () => (worker.isWorn ? [] : [worker]),
      retry: async () => 'nobody',
      patience: 0,
      refuse,
      timeout,
      keepsConnections: false,
    });
    const path = request.url ?? '/';
    const isAnonymous = isConfidential(path);
    const { cookie: _cookie, ...headers } = isAnonymous
      ? anonymousHeaders(request)
      : headersForWorker(request, '127.0.0.1');
    proxy.send({
      method: request.method ?? 'GET',
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(isAnonymous && { id: anonymousId }),
      isGone: () => response.destroyed,
      onGone: (end) => response.on('close', () => !response.writableFinished && end()),
      begin: (answer, finish) =>
        void this.#send(answer, token, response)
          .catch((error: unknown) => refuse.failure(response, error))
          .finally(finish),
      fail: (status) => refuse.response(response, status),
    });
  }

  async #send(answer: IncomingMessage, token: PreviewToken, response: ServerResponse): Promise<void> {
    const content = await buffer(limitStream(answer, answerBounds)).catch(() => null);
    if (!content) return this.#options.refuse.response(response, 503);
    const isPage = String(answer.headers['content-type']).startsWith('text/html');
    const { locale } = splitLocale(response.req.url?.split('?')[0] ?? '/');
    const text = isPage ? Buffer.from(withPreviewBar(content.toString('utf8'), token, locale)) : content;
    const { etag: _etag, 'cache-tag': _tag, ...headers } = headersForVisitor(answer);
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      // The answer to a HEAD request has no body whose length could be told.
      ...(response.req.method !== 'HEAD' && { 'content-length': text.length }),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    response.end(response.req.method === 'HEAD' ? undefined : text);
  }

  #leadTo(response: ServerResponse, location: string, cookie: string): void {
    response
      .writeHead(303, {
        ...this.#options.securityHeaders,
        Location: location,
        'Set-Cookie': cookie,
        'Cache-Control': 'private, no-store',
        'Content-Length': '0',
        // The address contains the token, so it must not be sent as a referrer.
        'Referrer-Policy': 'no-referrer',
      })
      .end();
  }
}

interface Forwarded {
  token: PreviewToken;
  worker: RenderWorker;
  request: IncomingMessage;
  response: ServerResponse;
}

const clearedCookie = `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** Whether the preview may be shown a moment later. */
function isTemporary(error: unknown): boolean {
  return error instanceof DatabaseAwayError || error instanceof PreviewBusyError;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function tokenIn(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)ofgc-preview=([\w.-]+)/.exec(cookies ?? '')?.[1];
}

/** The address of the page that says that the preview is over, in the visitor's language. */
function endOf({ headers }: IncomingMessage): string {
  const isEnglish = preferredLocale(localeInCookies(headers.cookie), headers['accept-language']) === 'en';
  return `${isEnglish ? '/en' : ''}${previewPath}`;
}
