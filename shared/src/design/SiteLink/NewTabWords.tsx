import { useTranslation } from 'react-i18next';

/** What a link that opens a new tab adds to its name. */
export function NewTabWords() {
  const { t } = useTranslation('shared');
  return <span className="visually-hidden"> {t('opensInNewTab')}</span>;
}
