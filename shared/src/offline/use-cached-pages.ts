import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { type CachedPage, findCachedPages } from './list-cached-pages.ts';

/** The pages of this language that are on this device, the newest first; none until they are known, and where the browser keeps nothing. */
export function useCachedPages(): readonly CachedPage[] {
  const locale = useLocale();
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    findCachedPages(locale).then(setPages, () => {});
  }, [locale]);
  return pages;
}
