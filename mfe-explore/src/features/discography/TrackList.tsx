import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './TrackList.module.css';

interface TrackListProps {
  tracks: Album['tracks'];
  lang: string | undefined;
}

/** The tracks of an album: title, composer, minutes. */
export function TrackList({ tracks, lang }: TrackListProps) {
  const { t } = useTranslation('shared');
  return (
    <ol className={styles.tracks}>
      {tracks.map(({ title, composer, minutes }) => (
        <li key={`${composer} ${title}`}>
          <span className={styles.title}>
            <span lang={lang}>{title}</span>
            <span className={styles.composer}>{composer}</span>
          </span>
          <span className={styles.minutes}>
            {minutes}
            <small> {t('minutesShort')}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
