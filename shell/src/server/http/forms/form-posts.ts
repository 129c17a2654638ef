import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxBody, maxUpload } from '../../entrance/bodies/body-limits.ts';
import { takesFiles } from '../../entrance/bodies/form-uploads.ts';
import { isOneClick } from './one-click.ts';
import { hasTooManyParts, wholeParts } from './whole-parts.ts';
import { spellAddress } from '../../page-cache/addresses/page-address.ts';
import { plainErrorPage } from '../plain-error-page.ts';

interface Options {
  siteUrl: string;
  /** Responds with the page at the request's URL, after its action ran with the posted form. */
  send: (request: FastifyRequest, post: RequestInit, reply: FastifyReply) => Promise<unknown>;
}

/**
 * Forms without JavaScript: a POST to a page's own address runs that page's `action` and responds with the page.
 * Only forms of this site are accepted, form-encoded, or with files on pages that have such a form, and the post with which a mail program ends
 * a subscription; posts are neither cached nor retried.
 */
export async function acceptForms(app: FastifyInstance, { siteUrl, send }: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: maxBody });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxUpload + 1 },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Body: Record<string, string | string[]> | Buffer | null }>('/*', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    // The listening process recognises confidential addresses, and limits posts, by the normalised spelling.
    const spelled = spellAddress(request.url);
    if (spelled !== request.url) return reply.redirect(spelled, 308);
    const { 'content-type': type = '' } = request.headers;
    const { body } = request;
    const isFromMail = isOneClick(request.url, body);
    const isForm = Buffer.isBuffer(body)
      ? takesFiles(request.url) || isFromMail
      : type.startsWith('application/x-www-form-urlencoded');
    const errorStatus = !isForm ? 415 : isFromMail || isOwnForm(request, siteUrl) ? null : 403;
    if (errorStatus) return refuse(reply, errorStatus);
    const visitor = request.headers['x-forwarded-for'];
    // The API's limits are per visitor, so the visitor's address is sent with the form, but not with a confidential one.
    const headers = visitor ? { 'X-Forwarded-For': String(visitor) } : {};
    if (Buffer.isBuffer(body)) {
      if (hasTooManyParts(body, type)) return refuse(reply, 400);
      const parts = { body: wholeParts(body, type), headers: { ...headers, 'Content-Type': type } };
      if (!(await isReadable(parts))) return refuse(reply, 400);
      return send(request, { method: 'POST', ...parts }, reply);
    }
    const fields = Object.entries(body ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one] as [string, string]),
    );
    return send(request, { method: 'POST', body: new URLSearchParams(fields), headers }, reply);
  });
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(plainErrorPage(status));
}

/** Whether a form with files can be parsed: if not, the sender gets 400 instead of a failure of the page that reads it. */
async function isReadable({
  body,
  headers,
}: Pick<ResponseInit, 'headers'> & { body: Uint8Array<ArrayBuffer> }): Promise<boolean> {
  return new Response(body, { headers }).formData().then(
    () => true,
    () => false,
  );
}

/** Whether a POST comes from this site, by the headers that browsers send; without them it is refused. */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === headers.host;
}
