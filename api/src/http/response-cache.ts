import type { FastifyInstance } from 'fastify';

/** The oldest response is dropped first. */
const maxEntries = 500;

interface CachedResponse {
  at: number;
  body: string;
  type: string;
}

/**
 * Caches successful JSON responses to GET requests, so that a page under load asks the database once, not once a visitor.
 * Each process has its own cache.
 * @param milliseconds the oldest that a response may be; 0 turns the cache off
 */
export function cacheResponses(api: FastifyInstance, milliseconds: number): void {
  if (milliseconds <= 0) return;
  const cache = new Map<string, CachedResponse>();

  api.addHook('onRequest', async (request, reply) => {
    const cached = request.method === 'GET' ? cache.get(request.url) : undefined;
    if (!cached || performance.now() - cached.at > milliseconds) return undefined;
    return reply.type(cached.type).send(cached.body);
  });
  api.addHook('onSend', async (request, reply, body) => {
    const type = reply.getHeader('content-type');
    if (
      request.method !== 'GET' ||
      reply.statusCode !== 200 ||
      reply.getHeader('cache-control') === 'no-store' ||
      typeof body !== 'string' ||
      !String(type).startsWith('application/json')
    )
      return body;
    const known = cache.get(request.url);
    if (known && performance.now() - known.at <= milliseconds) return body;
    cache.delete(request.url);
    cache.set(request.url, { at: performance.now(), body, type: String(type) });
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest) cache.delete(oldest);
    return body;
  });
}
