/** Browsers ask again each time; caches in front keep a page for the grace that this site allows itself, and for a day when the site is away. */
const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

interface CachedAnswer {
  status: number;
  method: string;
  isRedirect: boolean;
  /** It depends on the visitor's language. */
  isHome: boolean;
  /** Nothing in it is one visitor's, and every part of it came. */
  isShared: boolean;
  /** No device and no cache may hold it: a page behind a sign-in, or of the reporting channel. */
  isUncacheable: boolean;
}

/** What browsers and caches in front may do with a page: the value of `Cache-Control`. */
export function pageCacheControl({
  status,
  method,
  isRedirect,
  isHome,
  isShared,
  isUncacheable,
}: CachedAnswer): string {
  if (isUncacheable) return 'no-store';
  if (isRedirect) return 'no-cache';
  if (status >= 400 || method === 'POST') return 'no-store';
  return isShared && !isHome ? sharedCaching : 'private, no-cache';
}
