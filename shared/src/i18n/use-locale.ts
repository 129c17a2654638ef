import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { defaultLocale, isLocale, type Locale } from '../domain/locale.ts';

/** The language of the shown page. Reads only the context, because every link uses this and needs no texts for it. */
export function useLocale(): Locale {
  const { i18n } = use(I18nContext) ?? {};
  return isLocale(i18n?.language) ? i18n.language : defaultLocale;
}
