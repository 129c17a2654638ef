import { trustedHtml } from '@ofgc/shared/contract';
import type { Locale } from '../domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { offlineBookletPath } from '../routes/concerts/programme-booklets.ts';
import { cachePrefix } from './cache-prefix.ts';

export interface OfflineCopy {
  /** Path and query. */
  address: string;
  title: string;
  /** The day and hour of the page's concert, as the page writes them, where it has one. */
  when?: string;
}

/** The programme booklets and concerts of one language that the service worker has cached, each once, the newest first. */
export async function findOfflineCopies(locale: Locale): Promise<OfflineCopy[]> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && !name.endsWith(offlineBookletPath),
  );
  const pages = await Promise.all(
    names.toReversed().map(async (name) => {
      const cache = await caches.open(name);
      const path = name.split(' ').at(-1);
      const request = (await cache.keys()).find(({ url }) => new URL(url).pathname === path);
      const cached = request && (await cache.match(request));
      const html = (await cached?.text()) ?? '';
      const page = new DOMParser().parseFromString(trustedHtml(html) as string, 'text/html');
      if (!request || !page.title) return [];
      const when = page.querySelector('main time')?.textContent;
      const { pathname, search } = new URL(request.url);
      if (splitLocale(pathname).locale !== locale) return [];
      const named = page.title.replace(/ · [^·]*$/, '');
      const address = pathname + search;
      // The date at the end of the title is removed where `when` has it: in a long title it lacks the day.
      return [when ? { address, title: named.replace(/ · [^·]*\d{4}$/, ''), when } : { address, title: named }];
    }),
  );
  const all = pages.flat();
  // A page may be cached twice for a while: a new service worker makes its own copies before it deletes those of the old one.
  return all.filter(({ address }, at) => all.findIndex((page) => page.address === address) === at);
}
