/** The two languages of the site. Spanish is the default and has no prefix (specification §2). */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** ISO tags of the specification's locale setting (§3). */
export const isoTags: Record<Locale, string> = { es: 'es-ES', en: 'en-US' };

/** The tag that `Intl` formats with: English content is British (a day before a month). */
export const formatTags: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
