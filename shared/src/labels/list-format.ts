import { formatTags, type Locale } from '../domain/locale.ts';

const formats = new Map<Locale, Intl.ListFormat>();

/** Formats lists in words: "Haydn, Mozart y Falla". One formatter for each language, because making one costs more than its use. */
export function listFormat(locale: Locale): Intl.ListFormat {
  const format = formats.get(locale) ?? new Intl.ListFormat(formatTags[locale]);
  formats.set(locale, format);
  return format;
}
