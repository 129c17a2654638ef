import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Refuse } from '../entrance/refuse.ts';
import type { SiteMetrics } from './site-metrics.ts';
import { requestPath } from '../http/request/request-path.ts';

const loopback = /^(?:::1|(?:::ffff:)?127\.)/;

interface MetricsTools {
  metrics: SiteMetrics;
  refuse: Refuse;
  logger: Pick<Logger, 'error'>;
}

/**
 * `GET /metrics`, for the machine itself alone: requests through a proxy or from another machine get 404, because only the
 * operators should see the site's load and failures.
 * @returns whether the request was answered
 */
export function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, refuse, logger }: MetricsTools,
): boolean {
  const path = requestPath(request);
  if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (isForwarded || !loopback.test(request.socket.remoteAddress ?? '')) return false;
  send(request, response, metrics).catch((error: unknown) => {
    logger.error({ err: error }, 'the metrics could not be made');
    refuse.response(response, 503);
  });
  return true;
}

async function send(request: IncomingMessage, response: ServerResponse, metrics: SiteMetrics): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, {
    'Content-Type': metrics.contentType,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
