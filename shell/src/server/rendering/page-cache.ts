import type { RenderedPage } from './renderer.tsx';

/** The oldest is dropped first. */
const maxPages = 300;

/**
 * Caches rendered pages for a moment. A page is the same for everybody (no nonce, no cookie in it), so that a rush on
 * one address costs one rendering, and visitors who come together wait for the same one.
 * @param render makes a page that is not cached
 * @param maxAge how old a page may be, in milliseconds; 0 caches nothing
 */
export function createPageCache(
  render: (url: string) => Promise<RenderedPage>,
  maxAge: number,
): (url: string) => Promise<RenderedPage> {
  if (maxAge <= 0) return render;
  const cache = new Map<string, { at: number; page: Promise<RenderedPage> }>();
  return (url) => {
    const cached = cache.get(url);
    if (cached && performance.now() - cached.at <= maxAge) return cached.page;
    const page = render(url);
    cache.delete(url);
    cache.set(url, { at: performance.now(), page });
    const drop = () => cache.get(url)?.page === page && cache.delete(url);
    page.then(({ status }) => status >= 500 && drop(), drop);
    const [oldest] = cache.keys();
    if (cache.size > maxPages && oldest !== undefined) cache.delete(oldest);
    return page;
  };
}
