import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The browser's calls go through the site's own address; an API that is down or late answers 503 in its own shape. */
export async function forwardApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: 10_000 } },
    replyOptions: {
      onError(reply) {
        void reply.code(503).send({
          message: 'The service is not available at the moment. / El servicio no está disponible en este momento.',
        });
      },
    },
  });
}
