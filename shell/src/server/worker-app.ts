import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import { localisedPath } from '@ofgc/shared/i18n';
import type { FileFailure } from '../errors/route-error.ts';
import type { Settings } from '../settings.ts';
import { decodableAddress } from './decodable-address.ts';
import { serveApiFiles } from './api-files.ts';
import { forwardApi } from './api-forwarding.ts';
import { serveAssets } from './assets.ts';
import { pageDeadline } from './deadlines.ts';
import { acceptForms } from './form-posts.ts';
import { keepPages } from './kept-pages.ts';
import { languageOfVisit, localeCookie, localeCookieMaxAge, safeReturnPath } from './language-choice.ts';
import type { RenderedPage, RenderPage } from './renderer.tsx';
import { lastResortPage } from './last-resort-page.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { servePublicFiles } from './public-files.ts';
import { serveServiceWorker } from './service-worker-file.ts';

/** How old a page may be when it is sent, in milliseconds. */
const keepFor = 2_000;

export interface WorkerAppOptions {
  settings: Settings;
  apiUrl: string;
  renderPage: RenderPage;
  /** Which release of each app is live. */
  releases?: string;
  development?: boolean;
}

/** A worker's HTTP: a request's life from top to bottom. */
export async function createWorkerApp({
  settings,
  apiUrl,
  renderPage,
  releases = '',
  development = false,
}: WorkerAppOptions): Promise<FastifyInstance> {
  const { siteUrl } = settings;
  const render = (url: string, failure?: FileFailure) =>
    renderPage(new Request(new URL(siteUrl + url), { signal: AbortSignal.timeout(pageDeadline) }), failure);
  const pageOf = keepPages((url) => render(url), development ? 0 : keepFor);
  const app = fastify({
    logger: { level: 'warn' },
    bodyLimit: 16_384,
    rewriteUrl: ({ url = '/' }) => decodableAddress(url),
    // No address is longer than its headers may be: a long word in it is judged by the page, not by the router.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
  });
  addSecurityHeaders(app, { siteUrl, development });
  await app.register(cookie);
  await forwardApi(app, { apiUrl });
  await serveAssets(app, { dataDir: settings.dataDir, development });
  servePublicFiles(app, siteUrl);
  serveServiceWorker(app, { releases, isOn: settings.hasServiceWorker && !development });
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  serveApiFiles(app, {
    apiUrl,
    sendFailure: async ({ url }, reply, failure) => {
      const page = await render(url, failure);
      reply.header('Cache-Control', 'no-store');
      return reply.code(page.status).type('text/html; charset=utf-8').compress(page.html);
    },
  });

  app.get('/health', async () => ({ status: 'ok' }));

  app.get<{ Params: { locale: string }; Querystring: { a?: string } }>(
    '/idioma/:locale(^es|en$)',
    async (request, reply) => {
      const locale = request.params.locale === 'en' ? 'en' : 'es';
      reply.setCookie(localeCookie, locale, { maxAge: localeCookieMaxAge, path: '/', sameSite: 'lax', secure: false });
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(localisedPath(safeReturnPath(request.query.a), locale), 302);
    },
  );

  await acceptForms(app, {
    siteUrl,
    timeout: pageDeadline,
    send: async (request, reply) => sendPage(await renderPage(request), reply),
  });

  app.get('/', async (request, reply) => {
    // Depends on language and cookie: never cached in common.
    reply.header('Cache-Control', 'private, no-store').header('Vary', 'Accept-Language, Cookie');
    const locale = languageOfVisit(request.cookies[localeCookie], request.headers['accept-language']);
    if (locale === 'en') return reply.redirect('/en', 302);
    return sendPage(await pageOf(request.url), reply);
  });

  app.get('/*', async (request, reply) => {
    const [path = '', query] = request.url.split('?');
    // A path that begins with two slashes would name another host.
    const single = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (single !== path) return reply.redirect(query ? `${single}?${query}` : single, 301);
    reply.header('Cache-Control', 'no-cache');
    return sendPage(await pageOf(request.url), reply);
  });

  // Pages answer every read; what comes here is another verb, or a file that no release has.
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(lastResortPage(404)),
  );
  app.setErrorHandler(async (error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    // A form too large is read to its end: a line that breaks off would hide the answer.
    if (status === 413) reply.removeHeader('connection');
    return reply.code(status).type('text/html; charset=utf-8').send(lastResortPage(status));
  });
  return app;

  async function sendPage(page: RenderedPage, reply: FastifyReply) {
    if (page.location) return reply.redirect(page.location, page.status);
    reply.code(page.status).type('text/html; charset=utf-8');
    if (page.status >= 400) reply.header('Cache-Control', 'no-store');
    return reply.compress(page.html);
  }
}
