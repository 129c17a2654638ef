import type { Locale } from '../../../domain/locale.ts';
import { localisedPath } from '../../../routes/localised-path.ts';

/** Converts links in HTML from the API to the visitor's language, also where the text exists only in Spanish. */
export function linksInLanguage(html: string, locale: Locale): string {
  if (locale === 'es') return html;
  return html.replaceAll(
    /(<a\b[^>]*\shref=")(\/(?!\/|en(?=[/"?#])|api\/|assets\/)[^"]*)"/g,
    (_, start: string, path: string) => `${start}${localisedPath(path, locale)}"`,
  );
}
