import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { type OfflineCopy, findOfflineCopies } from './list-offline-copies.ts';

/** The offline copies in this language, the newest first; empty until they are read, and in a browser without caches. */
export function useOfflineCopies(): readonly OfflineCopy[] {
  const locale = useLocale();
  const [pages, setPages] = useState<readonly OfflineCopy[]>([]);
  useEffect(() => {
    findOfflineCopies(locale).then(setPages, () => {});
  }, [locale]);
  return pages;
}
