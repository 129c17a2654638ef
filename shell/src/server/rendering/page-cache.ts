import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderer.tsx';

/** How old a page may be when it is sent, in milliseconds. */
export const pageMaxAge = 2_000;
/** The size of all cached pages, in bytes; those that were not asked for the longest are dropped first. */
const defaultMaxBytes = 32 * 1024 * 1024;

/**
 * Caches rendered pages for a moment. A page is the same for everybody (no nonce, no cookie in it), so that a rush on
 * one address costs one rendering, and visitors who come together wait for the same one.
 * @param render makes a page that is not cached
 * @param maxAge how old a page may be, counted from the beginning of its rendering, in milliseconds; 0 caches nothing
 */
export function createPageCache(
  render: (url: string) => Promise<RenderedPage>,
  maxAge: number,
  maxBytes = defaultMaxBytes,
): (url: string) => Promise<RenderedPage> {
  if (maxAge <= 0) return render;
  const cache = new LRUCache<string, RenderedPage>({
    ttl: maxAge,
    ttlResolution: 0,
    maxSize: maxBytes,
    sizeCalculation: ({ html }, url) => Buffer.byteLength(html) + Buffer.byteLength(url),
    // Whoever waits for a page gets it, also when it was evicted meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(url, _stale, { options }) {
      const startedAt = performance.now();
      const page = await render(url);
      // Not 0, which would be for ever.
      options.ttl = Math.max(1, maxAge - (performance.now() - startedAt));
      return page;
    },
  });
  return async (url) => {
    const page = await cache.forceFetch(url);
    if (page.status >= 500 && cache.peek(url) === page) cache.delete(url);
    return page;
  };
}
