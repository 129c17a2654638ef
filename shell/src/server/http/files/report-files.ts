import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { reportFilePath } from '@ofgc/shared/routes/about/channel.ts';
import { apiFileBounds, apiFileTimeout } from '../../../timeouts.ts';
import { boundedStream } from '../bounded-stream.ts';
import { isOwnForm } from '../forms/form-posts.ts';
import { plainErrorPage } from '../plain-error-page.ts';

/** What a file of a report says of itself. */
const sentHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
];

/** Files of the reporting channel: posted for with the code of their report, which stands in no address, and only ever saved. */
export function serveReportFiles(app: FastifyInstance, { apiUrl, siteUrl }: { apiUrl: string; siteUrl: string }): void {
  for (const [path, lang] of [
    [reportFilePath, 'es'],
    [`/en${reportFilePath}`, 'en'],
  ] as const)
    app.post<{ Body: unknown }>(path, async (request, reply) => {
      const refuse = (status: number) =>
        reply.code(status).type('text/html; charset=utf-8').send(plainErrorPage(status));
      if (!isOwnForm(request, siteUrl)) return refuse(403);
      const url = new URL('/channel/files', apiUrl);
      url.searchParams.set('lang', lang);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
        body: JSON.stringify(request.body ?? {}),
        signal: AbortSignal.timeout(apiFileTimeout),
      }).catch(() => undefined);
      if (!answer) return refuse(503);
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        return refuse(answer.status);
      }
      for (const name of sentHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.send(boundedStream(Readable.fromWeb(answer.body), apiFileBounds));
    });
}
