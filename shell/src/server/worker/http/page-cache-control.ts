import { grace, outageGrace } from '../../page-cache/page-lifetimes.ts';

/** Browsers always revalidate; caches in front keep a page for the site's own grace period, and for a day while the site is down. */
const sharedCaching = `public, max-age=0, s-maxage=${grace / 1_000}, stale-while-revalidate=${grace / 1_000}, stale-if-error=${outageGrace / 1_000}`;

interface CachedAnswer {
  status: number;
  method: string;
  isRedirect: boolean;
  /** The page depends on the visitor's language. */
  isHome: boolean;
  /** The page contains nothing of one visitor, and none of its parts failed. */
  isShared: boolean;
  /** The page must not be stored by any device or cache: it is behind a sign-in, or of the reporting channel. */
  isUncacheable: boolean;
}

/** The value of `Cache-Control` for a page, for browsers and caches in front. */
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
