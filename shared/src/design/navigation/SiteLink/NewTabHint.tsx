import { useTranslation } from 'react-i18next';

/** The hint in the name of a link that it opens a new tab. */
export function NewTabHint() {
  const { t } = useTranslation('shared');
  return <span className="visually-hidden"> {t('opensInNewTab')}</span>;
}
