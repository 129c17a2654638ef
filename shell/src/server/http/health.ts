import type { FastifyInstance } from 'fastify';

/** `GET /health`: a worker answers. Whether the database does, says the API's `/api/health`. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/health', async () => ({ status: 'ok' }));
}
