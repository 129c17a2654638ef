import type { PageHandle } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { useLocation, useMatches } from 'react-router';

interface Match {
  loaderData: unknown;
  handle: unknown;
}

/**
 * The path of the shown page without locale in each language: from its handle and its data, else the same path.
 * @param matches of the router, outermost first
 * @param path of the shown page, without locale
 */
export function findAlternates(matches: readonly Match[], path: string): Record<Locale, string> {
  const match = matches.findLast(({ handle }) => (handle as PageHandle<unknown> | undefined)?.alternates);
  // A page whose loader failed has no data from which its other address could be computed.
  if (!match || match.loaderData === undefined) return { es: path, en: path };
  return (match.handle as Required<PageHandle<unknown>>).alternates(match.loaderData);
}

/** The addresses of the shown page without locale, query included. */
export function useAlternates(): Record<Locale, string> {
  const { pathname, search } = useLocation();
  const { es, en } = findAlternates(useMatches(), splitLocale(pathname).path);
  return { es: es + search, en: en + search };
}
