import { useTranslation } from 'react-i18next';
import { isLocale, defaultLocale, type Locale } from '../domain/locale.ts';

/** The language of the page being shown. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : defaultLocale;
}
