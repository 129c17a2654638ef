import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipSync } from 'node:zlib';
import { compressPage } from '../../rendering/document/compress-page.ts';
import { preferredEncoding } from '../../page-cache/renders/encoded-body.ts';
import { pageCacheControl } from './page-cache-control.ts';
import { writeRenderReport } from '../../metrics/render-timings.ts';
import type { RenderedPage } from '../../rendering/render-page.ts';

/** Sends a rendered page. Internal headers tell the page cache what it has to know; no visitor gets them. */
export function sendRenderedPage(page: RenderedPage, request: FastifyRequest, reply: FastifyReply) {
  const isHome = request.url === '/' || request.url.startsWith('/?');
  const { source, parameters, releases, report, cookies = [] } = page;
  const isPrivate = parameters?.isPrivate === true;
  const isForgotten = isConfidential(request.url);
  const isUncacheable = isPrivate || isForgotten;
  const isShared = source?.revision !== undefined && page.status < 500 && !isUncacheable;
  if (parameters)
    reply.headers({
      'X-Page-Parameters': parameters.page.join(','),
      'X-Page-Visitor-Parameters': parameters.visitor.join(','),
    });
  if (isPrivate) reply.headers({ 'X-Page-Private': '1', 'X-Robots-Tag': 'noindex, nofollow' });
  for (const cookie of cookies) reply.header('Set-Cookie', cookie);
  // Confidential pages are left out of the metrics, so that nothing shows when somebody was there: a report is known by its day alone.
  if (report && !isForgotten) reply.headers(writeRenderReport(report));
  // For debugging: the releases that made the page.
  if (releases) reply.header('X-Releases', releases.join(', '));
  if (source && isShared) {
    reply.headers({
      'X-Page-Tables': source.tables.join(','),
      'X-Page-Revision': String(source.revision),
      'X-Page-Max-Age': String(source.maxAge),
    });
  }
  if (isHome) reply.header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
  else reply.header('Vary', isPrivate ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  const { location, status } = page;
  const isRedirect = location !== undefined;
  // A section that is taken down needs no API to say so: its earlier page must not stand in.
  if (source?.isOutage && !isRedirect && status !== 410) reply.header('X-Page-Outage', 'api');
  const { method } = request;
  reply.header('Cache-Control', pageCacheControl({ status, method, isRedirect, isHome, isShared, isUncacheable }));
  if (isRedirect) return reply.redirect(location, status);

  if (status === 405) reply.header('Allow', 'GET, HEAD');
  reply.code(status).type('text/html; charset=utf-8');
  if (isShared && !isHome && status < 400 && method !== 'POST') reply.header('Cache-Tag', source.tables.join(','));
  if (isShared && page.etag && page.status === 200) reply.header('ETag', page.etag);
  return reply.send(encode(page, request, reply));
}

function encode(page: RenderedPage, { headers }: FastifyRequest, reply: FastifyReply): Buffer {
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding === 'identity') return Buffer.from(page.html);
  reply.header('Content-Encoding', encoding);
  if (encoding === 'gzip') return gzipSync(page.html, { level: 6 });
  return page.brotli ?? compressPage(page.html);
}
