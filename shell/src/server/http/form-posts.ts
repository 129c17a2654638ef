import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lastResortPage } from './plain-error-page.ts';

/** The largest form, in bytes; a letter is at most a tenth of it. */
const largestForm = 64 * 1024;

interface Options {
  siteUrl: string;
  /** A page's rendering may take this long, in milliseconds. */
  timeout: number;
  /** Answers with the page, its action run. */
  send: (request: Request, reply: FastifyReply) => Promise<unknown>;
}

/**
 * Forms without JavaScript: a post to a page's own address runs that page's `action` and answers with the page.
 * Only forms of this site are taken, only form-encoded; posts are neither kept nor tried twice.
 */
export async function acceptForms(app: FastifyInstance, { siteUrl, timeout, send }: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: largestForm });
  app.post<{ Body: Record<string, string | string[]> | null }>('/*', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const refusal = !isForm ? 415 : isOwnForm(request, siteUrl) ? null : 403;
    if (refusal) return reply.code(refusal).type('text/html; charset=utf-8').send(lastResortPage(refusal));
    const body = Object.entries(request.body ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one] as [string, string]),
    );
    const visitor = request.headers['x-forwarded-for'];
    return send(
      new Request(new URL(siteUrl + request.url), {
        method: 'POST',
        body: new URLSearchParams(body),
        // The API counts by visitor, so it is told whose form this is.
        headers: visitor ? { 'X-Forwarded-For': String(visitor) } : {},
        signal: AbortSignal.timeout(timeout),
      }),
      reply,
    );
  });
}

/** Browsers say where a post comes from; one that does not say is none of ours. */
function isOwnForm({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === headers.host;
}
