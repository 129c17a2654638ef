import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentSource } from '@ofgc/shared/http/content-change.ts';
import { sharedReading, type FollowedAnswers } from '../changes/content-headers.ts';
import { matchesEntityTag } from '@ofgc/shared/http/entity-tag.ts';

interface CachedResponse extends ContentSource {
  body: string;
  headers: Record<string, string>;
}

/** The size of all cached responses, in bytes; the least recently requested are dropped first. */
const defaultMaxBytes = 16 * 1024 * 1024;
/** The largest share of the cache that one response may take. */
const maxShare = 1 / 8;

const cachedHeaders = [
  'access-control-allow-origin',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
];

/**
 * Caches successful text responses (JSON, feeds, calendars), so that a page under load queries the database once, not once for each
 * visitor. A response is used until one of the tables that it was read from changes. Each process has its own cache. To be called after
 * `sendContentHeaders`.
 */
export function cacheResponses(
  api: FastifyInstance,
  { changes, relations }: FollowedAnswers,
  maxBytes = defaultMaxBytes,
): void {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * maxShare),
    // At most two bytes for each character, and 512 for the entry itself.
    sizeCalculation: ({ body }, address) => 2 * (body.length + address.length) + 512,
  });

  api.addHook('onRequest', async (request, reply) => {
    const cached = request.method === 'GET' ? cache.get(request.url) : undefined;
    if (!cached) return;
    if (!changes.isCurrent(cached)) {
      cache.delete(request.url);
      return;
    }
    // Nothing has changed since, so the cached response counts as read now.
    request.reading = { relations: new Set(cached.tables), revision: changes.revision };
    void reply.headers(cached.headers);
    const { etag } = cached.headers;
    if (etag && matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(cached.body);
  });
  api.addHook('onSend', async (request, reply, body) => {
    const reading = sharedReading(request, relations);
    const isCacheable =
      request.method === 'GET' &&
      reply.statusCode === 200 &&
      reply.getHeader('cache-control') !== 'no-store' &&
      typeof body === 'string' &&
      reading &&
      changes.isCurrent(reading) &&
      !cache.has(request.url);
    if (isCacheable) {
      const headers = cachedHeaders.flatMap((name) => {
        const value = reply.getHeader(name);
        return value === undefined ? [] : [[name, String(value)]];
      });
      cache.set(request.url, { ...reading, body, headers: Object.fromEntries(headers) });
    }
    return body;
  });
}
