import { grace, outageGrace } from '../page-cache/page-lifetimes.ts';

/** Browsers ask again each time; caches in front keep a page for the grace that this site allows itself, and for a day when the site is away. */
const sharedCaching = `public, max-age=0, s-maxage=${grace / 1_000}, stale-while-revalidate=${grace / 1_000}, stale-if-error=${outageGrace / 1_000}`;

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
