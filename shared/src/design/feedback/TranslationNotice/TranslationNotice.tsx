import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../domain/locale.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../Notice/Notice.tsx';

interface TranslationNoticeProps {
  /** The text's language. */
  lang: Locale;
  /** What exists only in Spanish. */
  of?: 'page' | 'article';
}

/** A notice on an English page that the text exists only in Spanish. */
export function TranslationNotice({ lang, of = 'page' }: TranslationNoticeProps) {
  const { t } = useTranslation('shared');
  if (lang === useLocale()) return null;
  return (
    <Notice title={t(of === 'article' ? 'spanishOnly.article' : 'spanishOnly.title')}>{t('spanishOnly.text')}</Notice>
  );
}
