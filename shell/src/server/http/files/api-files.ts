import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { documentsPath } from '@ofgc/shared/routes/about/documents.ts';
import { calendarFeedPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { socialPicturesPath } from '@ofgc/shared/routes/site/social-pictures.ts';
import { revisionHeader, tablesHeader } from '@ofgc/shared/http/content-change.ts';
import { newsFeedPath } from '@ofgc/shared/routes/explore/news.ts';
import type { FileFailure } from '../../../errors/route-error.ts';
import { apiFileBounds, apiFileTimeout, apiReasonBounds, pictureTimeout } from '../../../timeouts.ts';
import { normaliseQuery } from '../../page-cache/addresses/normalise-query.ts';
import { limitStream } from '../limits/limit-stream.ts';

interface ApiFile {
  /** The address without its locale; the English file is below `/en`. */
  address: string;
  /** The file's path in the API; `:names` and the asterisk are filled from the address. */
  api: string;
  /** The query parameters that the API reads; others are dropped. `all`: a filter that the API does not know is an error, which it explains. */
  parameters?: readonly string[] | 'all';
  /** Time limit for the first byte, in milliseconds, where it is longer than usual. */
  timeout?: number;
}

/** Files that the API makes and the site offers at addresses of its own; a new file needs only a line here. */
export const apiFiles: readonly ApiFile[] = [
  { address: calendarFeedPath({}), api: '/api/calendar.ics', parameters: 'all' },
  { address: '/eventos/:id.ics', api: '/api/events/:id/calendar.ics' },
  { address: '/eventos/:id/:performance.ics', api: '/api/events/:id/performances/:performance/calendar.ics' },
  { address: '/fotos/:key/:name', api: '/api/pictures/:key/files/:name', timeout: pictureTimeout },
  { address: '/carteles/:id.svg', api: '/api/events/:id/poster.svg' },
  { address: '/carteles/:id.png', api: '/api/events/:id/poster.png', timeout: pictureTimeout },
  { address: `${documentsPath}:id/:name`, api: '/api/documents/:id/files/:name' },
  { address: `${socialPicturesPath}/*`, api: '/api/social-pictures/*', timeout: pictureTimeout },
  { address: '/datos/programas.json', api: '/api/open-data/programmes.json' },
  { address: '/sitemap.xml', api: '/api/sitemap.xml' },
  { address: '/sitemap-:kind.xml', api: '/api/sitemap-:kind.xml' },
  { address: '/sitemap.txt', api: '/api/sitemap.txt' },
  { address: newsFeedPath('rss.xml'), api: '/api/news/rss.xml', parameters: ['category'] },
  { address: newsFeedPath('feed.json'), api: '/api/news/feed.json', parameters: ['category'] },
];

/** The query that a file is requested with. @param query of the visitor's address */
export function fileQuery({ parameters = [] }: Pick<ApiFile, 'parameters'>, query: string): string {
  return parameters === 'all' ? query : normaliseQuery(query, { page: parameters, visitor: [] });
}

/** Request headers on which the response may depend. */
const forwardedRequestHeaders = [
  'accept',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
  'x-forwarded-for',
];
/** Response headers that are passed on. */
const forwardedResponseHeaders = [
  'accept-ranges',
  'access-control-allow-origin',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'x-robots-tag',
];
/** Headers for the listening process, which caches a file until its tables change; visitors do not get them. */
const sourceHeaders = [
  [tablesHeader, 'X-Page-Tables'],
  [revisionHeader, 'X-Page-Revision'],
] as const;

interface Options {
  apiUrl: string;
  /** Sends the error page in place of a missing file. */
  sendFailure: (request: FastifyRequest, reply: FastifyReply, failure: FileFailure) => Promise<unknown>;
  /** How long the API may take until its first byte, in milliseconds. */
  timeout?: number;
}

/** Forwards the API's files byte for byte, with validators and ranges. Errors are sent as a page of the site, never as JSON. */
export function serveApiFiles(app: FastifyInstance, { apiUrl, sendFailure, timeout = apiFileTimeout }: Options): void {
  const add = ({ address, api, parameters, timeout: ownTimeout }: ApiFile, locale: Locale) =>
    app.get<{ Params: Record<string, string> }>(locale === 'en' ? `/en${address}` : address, async (request, reply) => {
      const path = api.replaceAll(/:(\w+)|\*/g, (written, name = written) =>
        encodeURIComponent(request.params[name] ?? ''),
      );
      const url = new URL(path, apiUrl);
      // A name of `..` would lead to another address of the API.
      if (url.pathname !== path) return sendFailure(request, reply, { status: 404 });
      url.search = fileQuery({ parameters }, URL.parse(request.url, apiUrl)?.search ?? '');
      url.searchParams.set('lang', locale);
      const answer = await fetchFile(url, request, Math.max(timeout, ownTimeout ?? 0));
      if (!answer) return sendFailure(request, reply, { status: 503 });
      if (answer.status >= 400 && answer.status !== 416) {
        const retry = answer.headers.get('retry-after');
        if (retry !== null) reply.header('Retry-After', retry);
        return sendFailure(request, reply, { status: answer.status, reason: await reasonOf(answer) });
      }

      reply.code(answer.status);
      for (const name of forwardedResponseHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      for (const [name, header] of sourceHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(header, value);
      }
      // Without any body the framework would send `Content-Length: 0` to a HEAD request.
      if (!answer.body) return request.method === 'HEAD' ? reply.send(Readable.from([])) : reply.send();
      const file = limitStream(Readable.fromWeb(answer.body), apiFileBounds);
      // Ranges count uncompressed bytes, so only a whole file is compressed.
      return answer.status === 200 && isText(answer) ? reply.compress(file) : reply.send(file);
    });
  for (const file of apiFiles) {
    add(file, 'es');
    add(file, 'en');
  }
}

/** The API's response as soon as it begins; undefined where it does not begin in time. The rest of a file may take longer. */
async function fetchFile(url: URL, request: FastifyRequest, timeout: number): Promise<Response | undefined> {
  const headers = forwardedRequestHeaders.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    return await fetch(url, {
      method: request.method,
      headers: [...headers, ['accept-encoding', 'identity']],
      redirect: 'manual',
      signal: controller.signal,
    });
  } catch (error) {
    request.log.warn({ err: error }, 'the API did not send a file');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function isText(answer: Response): boolean {
  return /^text\/|[/+](json|xml)\b/.test(answer.headers.get('content-type') ?? '');
}

/** The API's own explanation of an invalid request, for people. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  if (!answer.body) return undefined;
  if (answer.status >= 500) return void answer.body.cancel().catch(() => {});
  const body: unknown = await json(limitStream(Readable.fromWeb(answer.body), apiReasonBounds)).catch(() => null);
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
