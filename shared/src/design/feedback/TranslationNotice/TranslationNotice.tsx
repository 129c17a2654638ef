import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../domain/locale.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../Notice/Notice.tsx';

/** Says that a text exists in Spanish only, where an English page had to fall back to it. @param lang the text's language */
export function TranslationNotice({ lang }: { lang: Locale }) {
  const { t } = useTranslation('shared');
  if (lang === useLocale()) return null;
  return <Notice title={t('spanishOnly.title')}>{t('spanishOnly.text')}</Notice>;
}
