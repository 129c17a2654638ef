import type { Locale } from '../domain/locale.ts';

/** Below it lie the addresses that store a visitor's language. */
export const languagesPath = '/idioma';

/** The address that stores a visitor's language and redirects. @param path with its query, without locale: the page in that language */
export function languagePath(locale: Locale, path: string): string {
  return `${languagesPath}/${locale}?a=${encodeURIComponent(path)}`;
}
