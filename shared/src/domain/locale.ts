/** The two languages of the site. Spanish is the default and has no prefix. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** The tags of the languages for i18n tools and metadata; dates and numbers are formatted with `formatTags`. */
export const isoTags: Record<Locale, string> = { es: 'es-ES', en: 'en-US' };

/** The tags for `Intl`: English content is British (the day before the month). */
export const formatTags: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

/** For untrusted values, such as a cookie or a parameter. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
