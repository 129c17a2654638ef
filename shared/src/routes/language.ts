import type { Locale } from '../domain/locale.ts';

/** The address that stores a visitor's language and redirects. @param path with its query, without locale: the page in that language */
export function languagePath(locale: Locale, path: string): string {
  return `/idioma/${locale}?a=${encodeURIComponent(path)}`;
}
