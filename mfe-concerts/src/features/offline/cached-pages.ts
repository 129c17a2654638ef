import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';

export interface CachedPage {
  /** Path and query. */
  address: string;
  title: string;
}

/**
 * The hand programmes and concerts on this device, the newest first: what the worker put into its caches.
 * @param locale those in this language
 */
export async function findCachedPages(locale: Locale): Promise<CachedPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('ofgc ') && !name.includes('/sin-conexion'));
  const pages = await Promise.all(
    names.toReversed().map(async (name) => {
      const cache = await caches.open(name);
      const path = name.split(' ').at(-1);
      const request = (await cache.keys()).find(({ url }) => new URL(url).pathname === path);
      const page = request && (await cache.match(request));
      const title = page && /<title>([^<]*)<\/title>/.exec(await page.text())?.[1];
      if (!request || !title) return [];
      const { pathname, search } = new URL(request.url);
      if (splitLocale(pathname).locale !== locale) return [];
      return [{ address: pathname + search, title: plain(title).replace(/ · [^·]*$/, '') }];
    }),
  );
  return pages.flat();
}

/** A title's text as the document wrote it. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
