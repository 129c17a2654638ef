/** The two languages of the site. Spanish is the default and has no prefix. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** What i18n tools and metadata call the languages; dates and numbers are formatted by `formatTags`. */
export const isoTags: Record<Locale, string> = { es: 'es-ES', en: 'en-US' };

/** The tag that `Intl` formats with: English content is British (a day before a month). */
export const formatTags: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

/** For what comes from outside, as a cookie or a parameter. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
