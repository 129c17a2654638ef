import httpProxy from '@fastify/http-proxy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { apiCallBounds, apiCallTimeout } from '../../timeouts.ts';
import { limitStream } from './limits/limit-stream.ts';

/** Messages that the site sends in place of the API's. */
const messages: Record<Locale, { unavailable: string; badRequest: string }> = {
  es: {
    unavailable: 'El servicio no está disponible en este momento.',
    badRequest: 'La dirección o el contenido de la petición no son válidos.',
  },
  en: {
    unavailable: 'The service is not available at the moment.',
    badRequest: 'The address or the content of the request is not valid.',
  },
};

interface Options {
  apiUrl: string;
  /** How long the API may take until its first byte, in milliseconds. */
  timeout?: number;
  /** Limits of one response. */
  bounds?: typeof apiCallBounds;
}

/** Forwards the browser's API calls from the site's own address; for an API that is down or late it answers 503 with a message. */
export async function proxyApi(
  app: FastifyInstance,
  { apiUrl, timeout = apiCallTimeout, bounds = apiCallBounds }: Options,
): Promise<void> {
  await app.register(async (calls) => {
    calls.setErrorHandler<{ statusCode?: number }>(({ statusCode = 500 }, { query }, reply) => {
      const { lang } = query as { lang?: unknown };
      const { unavailable, badRequest } = messages[isLocale(lang) ? lang : defaultLocale];
      return statusCode < 500
        ? reply.code(statusCode).send({ message: badRequest })
        : reply.code(503).send({ message: unavailable });
    });
    // The API itself validates request bodies, also those of plain text.
    calls.removeContentTypeParser('text/plain');
    await calls.register(httpProxy, {
      upstream: apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      // By default a read that is answered with 503 is sent ten times more, at once, to an API that is busy enough.
      retryMethods: [],
      http: { requestOptions: { timeout } },
      replyOptions: {
        rewriteHeaders: withoutConnection,
        onResponse: (_request, reply, answer) =>
          reply.send(limitStream((answer as unknown as { stream: Readable }).stream, bounds)),
      },
    });
  });
}

/** Headers about one connection are not forwarded (RFC 9110, 7.6.1). */
function withoutConnection({ connection: _connection, 'keep-alive': _keepAlive, ...headers }: IncomingHttpHeaders) {
  return headers;
}
