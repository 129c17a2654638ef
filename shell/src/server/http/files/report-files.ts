import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { sessionCookieHeader, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import { reportFilePath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { handledReportFilePath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { apiFileBounds, apiFileTimeout } from '../../../timeouts.ts';
import { limitStream } from '../limits/limit-stream.ts';
import { isOwnForm } from '../forms/form-posts.ts';
import type { FileFailure } from '../../../errors/route-error.ts';

/** Headers of a report's file that are passed on. */
const sentHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
];

interface Options {
  apiUrl: string;
  siteUrl: string;
  /** Sends the error page in place of a missing file. */
  sendFailure: (request: FastifyRequest, reply: FastifyReply, failure: FileFailure) => Promise<unknown>;
  /** How long the API may take until its first byte, in milliseconds. */
  timeout?: number;
}

/**
 * Serves files of the reporting channel to the reporter and to the staff who answer. They are requested by POST, so that the code
 * or key that opens them is in no address, and they are always downloaded.
 */
export function serveReportFiles(
  app: FastifyInstance,
  { apiUrl, siteUrl, sendFailure, timeout = apiFileTimeout }: Options,
): void {
  const cookies = sessionCookies(siteUrl);
  const add = (lang: Locale, address: string, api: (request: FastifyRequest) => string, isSignedIn: boolean) =>
    app.post(lang === 'en' ? `/en${address}` : address, async (request, reply) => {
      if (!isOwnForm(request, siteUrl)) return sendFailure(request, reply, { status: 403 });
      const url = new URL(api(request), apiUrl);
      url.searchParams.set('lang', lang);
      const cookie = isSignedIn ? sessionCookieHeader(request.headers.cookie, cookies) : undefined;
      const answer = await post(url, JSON.stringify(request.body ?? {}), { cookie, timeout }).catch(
        (error: unknown) => {
          request.log.warn({ err: error }, 'the API did not send a file of a report');
          return undefined;
        },
      );
      if (answer?.statusCode !== 200) {
        answer?.destroy();
        return sendFailure(request, reply, { status: answer?.statusCode ?? 503 });
      }
      for (const name of sentHeaders) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.send(limitStream(answer, apiFileBounds));
    });
  for (const lang of locales) {
    add(lang, reportFilePath, () => '/channel/files', false);
    add(
      lang,
      handledReportFilePath(':id'),
      ({ params }) => `/api/reports/${encodeURIComponent((params as { id: string }).id)}/files`,
      true,
    );
  }
}

/** Sends a POST and resolves as soon as the API's response begins. @param body JSON @throws where it does not begin in time */
function post(
  url: URL,
  body: string,
  { cookie, timeout }: { cookie: string | undefined; timeout: number },
): Promise<IncomingMessage> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    // It was checked before that the form came from this site.
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie && { Cookie: cookie }),
  };
  return new Promise((resolve, reject) => {
    const apiRequest = httpRequest(url, { method: 'POST', headers, timeout }, resolve);
    apiRequest.on('timeout', () => apiRequest.destroy(new Error('no answer in time')));
    apiRequest.on('error', reject);
    apiRequest.end(body);
  });
}
