import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import { localisedPath } from '@ofgc/shared/i18n';
import { sessionCookieHeader, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { isWithoutThirdParties } from '@ofgc/shared/third-party/pages-without-third-parties.ts';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { languagesPath } from '@ofgc/shared/routes/language.ts';
import type { FileFailure } from '../../../errors/route-error.ts';
import type { Settings } from '../../../settings.ts';
import { serveApiFiles } from '../../http/files/api-files.ts';
import { serveReportFiles } from '../../http/files/report-files.ts';
import { proxyApi } from '../../http/api-proxy.ts';
import { serveAssets } from '../../http/files/assets.ts';
import { serveDrawings } from '../../http/files/drawings.ts';
import { takeConsentChoices } from '../../http/forms/consent-choice.ts';
import { decodableUrl } from '../../http/request/decodable-url.ts';
import { acceptForms } from '../../http/forms/form-posts.ts';
import { returnPath } from '../../http/forms/return-path.ts';
import { localeCookieMaxAge, localeCookieName } from '../../../frame/language/locale-cookie.ts';
import { plainErrorPage } from '../../http/plain-error-page.ts';
import { serveJoinedFiles } from '../../http/files/serve-joined-files.ts';
import { servePublicFiles } from '../../http/files/public-files.ts';
import { apiCallTimeout, apiFileTimeout, pageTimeout, uploadTimeout } from '../../../timeouts.ts';
import { confidentialHeaders, thirdPartyFreeHeaders, securityHeaders } from '../../http/policy/security-headers.ts';
import { takeViolationReports } from '../../http/policy/violation-reports.ts';
import { serveServiceWorker } from '../../http/files/service-worker-file.ts';
import { patientTimeout } from '../../http/limits/patient-timeout.ts';
import { withTimeout } from '../../http/limits/with-timeout.ts';
import { lastSeenHeader } from '@ofgc/shared/http/content-change.ts';
import { previewExpiredTexts } from '../../preview/preview-expired-texts.ts';
import type { RenderPage } from '../../rendering/render-page.ts';
import { spellAddress } from '../../page-cache/addresses/page-address.ts';
import { sendRenderedPage } from './send-rendered-page.ts';

interface WorkerAppOptions {
  settings: Settings;
  apiUrl: string;
  renderPage: RenderPage;
  logger: FastifyBaseLogger;
  /** The live releases: `shell@1a2b concerts@3c4d`. */
  releases?: () => string;
  development?: boolean;
  /** Folders of the small files at fixed addresses, and of the service worker. */
  publicFolder: string;
  serviceWorkerFolder: string;
  /** How long a page may take, in milliseconds. */
  timeout?: number;
}

/** Methods that a page accepts. */
const methods = ['GET', 'HEAD', 'POST'];

/** A worker's HTTP server: the steps of a request from top to bottom. */
export async function createWorkerApp({
  settings,
  apiUrl,
  renderPage,
  logger,
  releases = () => '',
  development = false,
  publicFolder,
  serviceWorkerFolder,
  timeout = patientTimeout(pageTimeout, settings),
}: WorkerAppOptions): Promise<FastifyInstance> {
  const { siteUrl } = settings;
  const cookies = sessionCookies(siteUrl);
  /** The visitor's session cookies, without other cookies: the renderer passes them to private pages alone. */
  const sessionOf = ({ headers }: FastifyRequest): Record<string, string> => {
    const cookie = sessionCookieHeader(headers.cookie, cookies);
    return cookie ? { Cookie: cookie } : {};
  };
  const render = ({ url, id }: FastifyRequest, { headers, ...init }: RequestInit = {}, failure?: FileFailure) =>
    withTimeout(init.body instanceof Uint8Array ? patientTimeout(uploadTimeout, settings) : timeout, (signal) => {
      const named = { ...init, signal, headers: { ...(headers as Record<string, string>), [requestIdHeader]: id } };
      return renderPage(new Request(new URL(siteUrl + url), named), failure);
    });
  const app = fastify({
    loggerInstance: logger,
    requestIdHeader,
    childLoggerFactory: (parent, bindings, options, { url }) => parent.child({ ...bindings, url }, options),
    bodyLimit: 16_384,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // The router's limit is as long as the request's headers may be, so that the page judges a long word in an address, not the router.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
  });
  const security = securityHeaders({ ...settings, development });
  const confidential = confidentialHeaders({ siteUrl, development });
  const thirdPartyFree = thirdPartyFreeHeaders({ siteUrl, development });
  const headersOf = (url: string) =>
    isConfidential(url) ? confidential : isWithoutThirdParties(url) ? thirdPartyFree : security;
  app.addHook('onRequest', async (request, reply) => {
    // A response that did not say how it may be cached would be kept by a cache in front, where no purge would reach it.
    reply.headers({ ...headersOf(request.url), 'Cache-Control': 'no-cache', [requestIdHeader]: request.id });
    // Tells the page which worker process made it (`client/development.ts`).
    if (development) reply.header('Server-Timing', `worker;desc="${performance.timeOrigin}"`);
  });
  // Set first, because it applies only to handlers registered after it.
  app.setErrorHandler(async (error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'the request failed');
    // The connection stays open so that a form that is too large is read to its end: closing earlier would hide the response.
    if (status === 413) reply.removeHeader('connection');
    return reply.code(status).type('text/html; charset=utf-8').send(plainErrorPage(status));
  });
  await app.register(cookie);
  await proxyApi(app, { apiUrl, timeout: patientTimeout(apiCallTimeout, settings) });
  await serveAssets(app, { dataDir: settings.dataDir, development });
  serveJoinedFiles(app, { dataDir: settings.dataDir });
  servePublicFiles(app, { siteUrl, folder: publicFolder });
  serveServiceWorker(app, { folder: serviceWorkerFolder, releases, isOn: settings.hasServiceWorker && !development });
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  serveDrawings(app);
  const sendFailure = async (request: FastifyRequest, reply: FastifyReply, failure: FileFailure) => {
    const page = await render(request, {}, failure);
    reply.header('Cache-Control', 'no-store');
    return reply.code(page.status).type('text/html; charset=utf-8').compress(page.html);
  };
  const fileTimeout = patientTimeout(apiFileTimeout, settings);
  serveApiFiles(app, { apiUrl, sendFailure, timeout: fileTimeout });

  app.get<{ Params: { locale: string } }>(`${languagesPath}/:locale(^es|en$)`, async (request, reply) => {
    const locale = request.params.locale === 'en' ? 'en' : 'es';
    const path = returnPath(new URLSearchParams(request.url.split('?')[1]).getAll('a'));
    reply.header('Cache-Control', 'no-store');
    if (path === null) return reply.code(400).type('text/html; charset=utf-8').send(plainErrorPage(400));
    reply.setCookie(localeCookieName, locale, {
      maxAge: localeCookieMaxAge,
      path: '/',
      sameSite: 'lax',
      secure: false,
    });
    return reply.redirect(localisedPath(path, locale), 302);
  });

  // The addresses to which an invalid or expired preview link redirects.
  for (const [address, reason] of Object.entries(previewExpiredTexts))
    app.get(address, async (request, reply) => {
      const page = await render(request, {}, { status: 400, reason });
      reply.header('Cache-Control', 'no-store');
      return reply.code(page.status).type('text/html; charset=utf-8').compress(page.html);
    });

  await takeViolationReports(app);
  serveReportFiles(app, { apiUrl, siteUrl, sendFailure, timeout: fileTimeout });
  await acceptForms(app, {
    siteUrl,
    send: async (request, { headers, ...post }, reply) =>
      sendRenderedPage(
        await render(request, { ...post, headers: { ...(headers as Record<string, string>), ...sessionOf(request) } }),
        request,
        reply,
      ),
  });

  takeConsentChoices(app, settings);

  app.get('/*', async (request, reply) => {
    // A page has one address only; a path that begins with two slashes would redirect to another host.
    const spelled = spellAddress(request.url);
    if (spelled !== request.url) return reply.redirect(spelled, 301);
    const heard = request.headers[lastSeenHeader];
    const headers = { ...(typeof heard === 'string' && { [lastSeenHeader]: heard }), ...sessionOf(request) };
    return sendRenderedPage(await render(request, { headers }), request, reply);
  });

  // Pages answer every GET, so requests that arrive here have another method, or are for a file that no release has.
  app.setNotFoundHandler(async ({ method }, reply) => {
    const status = methods.includes(method) ? 404 : 405;
    if (status === 405) reply.header('Allow', methods.join(', '));
    return reply.code(status).type('text/html; charset=utf-8').send(plainErrorPage(status));
  });
  return app;
}
