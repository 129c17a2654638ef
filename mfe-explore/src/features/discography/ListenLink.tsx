import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useTranslation } from 'react-i18next';

/** To where a recording can be heard; nothing for one that cannot. */
export function ListenLink({ album: { listenUrl, title } }: { album: Pick<Album, 'listenUrl' | 'title'> }) {
  const { t } = useTranslation('explore');
  if (listenUrl === null) return null;
  return (
    <p className="small">
      <ArrowLink to={listenUrl}>
        {t('listening.listen')}
        <span className="visually-hidden">: {title}</span>
      </ArrowLink>
    </p>
  );
}
