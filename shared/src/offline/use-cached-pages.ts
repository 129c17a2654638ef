import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { type CachedPage, findCachedPages } from './list-cached-pages.ts';

/** The cached pages of this language, the newest first; empty until they are read, and in a browser without caches. */
export function useCachedPages(): readonly CachedPage[] {
  const locale = useLocale();
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    findCachedPages(locale).then(setPages, () => {});
  }, [locale]);
  return pages;
}
