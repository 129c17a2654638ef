import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { socialPicturesPath } from '@ofgc/shared/routes/site/social-pictures.ts';
import type { FileFailure } from '../../../errors/route-error.ts';
import { apiFileBounds, apiFileTimeout, apiReasonBounds, pictureTimeout } from '../../../timeouts.ts';
import { limitStream } from '../limit-stream.ts';

interface ApiFile {
  /** Without locale: English is the same below `/en`. */
  address: string;
  /** Where the API answers with the file; `:names` and an asterisk are those of the address. The query goes on as it is. */
  api: string;
  /** How long it may take until its first byte, where that is longer: in milliseconds. */
  timeout?: number;
}

/** Files that the API makes and the site offers at addresses of its own: a new one is a line here. */
export const apiFiles: readonly ApiFile[] = [
  { address: '/calendario.ics', api: '/api/calendar.ics' },
  { address: '/eventos/:id.ics', api: '/api/events/:id/calendar.ics' },
  { address: '/eventos/:id/:performance.ics', api: '/api/events/:id/performances/:performance/calendar.ics' },
  { address: '/fotos/:key/:name', api: '/api/pictures/:key/files/:name', timeout: pictureTimeout },
  { address: '/carteles/:id.svg', api: '/api/events/:id/poster.svg' },
  { address: '/carteles/:id.png', api: '/api/events/:id/poster.png', timeout: pictureTimeout },
  { address: '/documentos/:id/:name', api: '/api/documents/:id/files/:name' },
  { address: `${socialPicturesPath}/*`, api: '/api/social-pictures/*', timeout: pictureTimeout },
  { address: '/datos/programas.json', api: '/api/open-data/programmes.json' },
  { address: '/sitemap.xml', api: '/api/sitemap.xml' },
  { address: '/sitemap-:kind.xml', api: '/api/sitemap-:kind.xml' },
  { address: '/sitemap.txt', api: '/api/sitemap.txt' },
  { address: '/explora/actualidad/rss.xml', api: '/api/news/rss.xml' },
  { address: '/explora/actualidad/feed.json', api: '/api/news/feed.json' },
];

/** What a file's answer may depend on. */
const forwardedRequestHeaders = [
  'accept',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
  'x-forwarded-for',
];
/** What a file says of itself. */
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
  'retry-after',
  'x-robots-tag',
];
/** Headers for the listening process, which keeps a file until it changes; visitors do not get them. */
const sourceHeaders = [
  ['x-content-tables', 'X-Page-Tables'],
  ['x-content-revision', 'X-Page-Revision'],
] as const;

interface Options {
  apiUrl: string;
  /** The page in the place of a file that is not there. */
  sendFailure: (request: FastifyRequest, reply: FastifyReply, failure: FileFailure) => Promise<unknown>;
  /** How long the API may take until its first byte, in milliseconds. */
  timeout?: number;
}

/** Forwards the API's files, byte for byte, with validators and ranges. What fails is a page of the site, never JSON. */
export function serveApiFiles(app: FastifyInstance, { apiUrl, sendFailure, timeout = apiFileTimeout }: Options): void {
  const add = ({ address, api, timeout: ownTimeout }: ApiFile, locale: Locale) =>
    app.get<{ Params: Record<string, string> }>(locale === 'en' ? `/en${address}` : address, async (request, reply) => {
      const path = api.replaceAll(/:(\w+)|\*/g, (written, name = written) =>
        encodeURIComponent(request.params[name] ?? ''),
      );
      const url = new URL(path, apiUrl);
      // A name that is two points would be another address of the API.
      if (url.pathname !== path) return sendFailure(request, reply, { status: 404 });
      url.search = request.url.split('?')[1] ?? '';
      url.searchParams.set('lang', locale);
      const answer = await fetchFile(url, request, Math.max(timeout, ownTimeout ?? 0));
      if (!answer) return sendFailure(request, reply, { status: 503 });
      if (answer.status >= 400 && answer.status !== 416)
        return sendFailure(request, reply, { status: answer.status, reason: await reasonOf(answer) });

      reply.code(answer.status);
      for (const name of forwardedResponseHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      for (const [name, told] of sourceHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(told, value);
      }
      // With nothing at all to send, the framework would announce the length 0 to a HEAD.
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

/** The API's answer as soon as it begins; undefined where there is none in time. The rest of a file may take longer. */
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

/** The API's own sentence for people about a request that makes no sense. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  if (answer.status >= 500) return undefined;
  if (!answer.body) return undefined;
  const body: unknown = await json(limitStream(Readable.fromWeb(answer.body), apiReasonBounds)).catch(() => null);
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
