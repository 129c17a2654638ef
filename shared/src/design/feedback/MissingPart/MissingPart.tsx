import { useTranslation } from 'react-i18next';

/** Shown instead of a list or a section whose data could not be loaded: a message; the rest of the page is complete. */
export function MissingPart() {
  const { t } = useTranslation('shared');
  return <p className="soft">{t('missingPart')}</p>;
}
