import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useTranslation } from 'react-i18next';
import { albumMinutes } from './album-minutes.ts';

/** An album's label, year and duration. */
export function AlbumFacts({ album }: { album: Album }) {
  const { t } = useTranslation('explore');
  const { label, year } = album;
  return (
    <p className="small soft">{t('listening.facts', { label, year, duration: formatDuration(albumMinutes(album)) })}</p>
  );
}
