import { useTranslation } from 'react-i18next';

/** In the place of a list or a section whose data did not come: the rest of the page is whole, and says so. */
export function MissingPart() {
  const { t } = useTranslation('shared');
  return <p className="soft">{t('missingPart')}</p>;
}
