import type { Locale } from '../../../domain/locale.ts';
import { localisedPath } from '../../../routes/localised-path.ts';

/** Links inside HTML from the API lead to pages in the visitor's language, also where a text is there in Spanish only. */
export function linksInLanguage(html: string, locale: Locale): string {
  if (locale === 'es') return html;
  return html.replaceAll(
    /(<a\b[^>]*\shref=")(\/(?!\/|en(?=[/"?#])|api\/|assets\/)[^"]*)"/g,
    (_, start: string, path: string) => `${start}${localisedPath(path, locale)}"`,
  );
}
