import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** The languages as messages to teams name them. */
export const nameOfLanguage: Record<Locale, string> = { es: 'Spanish', en: 'English' };
