import { Notice } from '@ofgc/shared/design/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { discographyPath, type FilterName } from '../discography/discography-choice.ts';

interface UnknownAlbumsProps {
  /** Filters of the address whose value no album has. */
  ignored: readonly { name: FilterName; value: string }[];
}

/** Says which filters of the address were left out. */
export function UnknownAlbums({ ignored }: UnknownAlbumsProps) {
  const { t } = useTranslation('explore');
  if (ignored.length === 0) return null;
  return (
    <Notice look="cancelled" title={t('discography.unknown.title')}>
      {ignored.map(({ name, value }) => (
        <p key={name}>{t('discography.unknown.filter', { filter: t(`discography.filter.${name}`), value })}</p>
      ))}
      <p>
        <SiteLink to={discographyPath}>{t('discography.showAll')}</SiteLink>
      </p>
    </Notice>
  );
}
