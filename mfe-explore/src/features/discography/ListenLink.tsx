import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useTranslation } from 'react-i18next';

/** A link to listen to a recording; renders nothing for an album without one. */
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
