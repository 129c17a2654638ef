import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { defaultLocale, isLocale, type Locale } from '../domain/locale.ts';

/** The language of the page being shown. From the context alone: every link asks, and none needs words for it. */
export function useLocale(): Locale {
  const { i18n } = use(I18nContext) ?? {};
  return isLocale(i18n?.language) ? i18n.language : defaultLocale;
}
