import type { RenderedPage } from './renderer.tsx';

/** The most pages kept; the oldest goes first. */
const most = 300;

/**
 * Keeps rendered pages for a moment. A page is the same for everybody (no nonce, no cookie in it), so that a rush on
 * one address costs one rendering, and visitors who come together wait for the same one.
 * @param render makes a page that is not kept
 * @param milliseconds how old a page may be; 0 keeps nothing
 */
export function keepPages(
  render: (url: string) => Promise<RenderedPage>,
  milliseconds: number,
): (url: string) => Promise<RenderedPage> {
  if (milliseconds <= 0) return render;
  const kept = new Map<string, { at: number; page: Promise<RenderedPage> }>();
  return (url) => {
    const known = kept.get(url);
    if (known && performance.now() - known.at <= milliseconds) return known.page;
    const page = render(url);
    kept.delete(url);
    kept.set(url, { at: performance.now(), page });
    const forget = () => kept.get(url)?.page === page && kept.delete(url);
    page.then(({ status }) => status >= 500 && forget(), forget);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return page;
  };
}
