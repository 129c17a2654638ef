import { useTranslation } from 'react-i18next';

/** What a link that opens a new tab adds to its name. */
export function NewTabHint() {
  const { t } = useTranslation('shared');
  return <span className="visually-hidden"> {t('opensInNewTab')}</span>;
}
