import type { Locale } from '../domain/locale.ts';

/** The addresses below this path store a visitor's language. */
export const languagesPath = '/idioma';

/** The address that stores a visitor's language and redirects. @param path of the page in that language, with its query, without locale */
export function languagePath(locale: Locale, path: string): string {
  return `${languagesPath}/${locale}?a=${encodeURIComponent(path)}`;
}
