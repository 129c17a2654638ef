import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

interface CachedResponse {
  body: string;
  type: string;
}

/** The size of all cached responses, in bytes; those that were not asked for the longest are dropped first. */
const defaultMaxBytes = 16 * 1024 * 1024;

/**
 * Caches successful JSON responses to GET requests, so that a page under load asks the database once, not once a visitor.
 * Each process has its own cache.
 * @param milliseconds the oldest that a response may be; 0 turns the cache off
 */
export function cacheResponses(api: FastifyInstance, milliseconds: number, maxBytes = defaultMaxBytes): void {
  if (milliseconds <= 0) return;
  const cache = new LRUCache<string, CachedResponse>({
    ttl: milliseconds,
    ttlResolution: 0,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, address) => Buffer.byteLength(body) + Buffer.byteLength(address),
  });

  api.addHook('onRequest', async (request, reply) => {
    const cached = request.method === 'GET' ? cache.get(request.url) : undefined;
    return cached && reply.type(cached.type).send(cached.body);
  });
  api.addHook('onSend', async (request, reply, body) => {
    const type = reply.getHeader('content-type');
    const isCacheable =
      request.method === 'GET' &&
      reply.statusCode === 200 &&
      reply.getHeader('cache-control') !== 'no-store' &&
      typeof body === 'string' &&
      String(type).startsWith('application/json');
    // A response from the cache passes here too, and must not become younger.
    if (isCacheable && !cache.has(request.url)) cache.set(request.url, { body, type: String(type) });
    return body;
  });
}
