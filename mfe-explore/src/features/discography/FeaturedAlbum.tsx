import { AlbumCover } from '@ofgc/shared/design/drawings/AlbumCover.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { AlbumFacts } from './AlbumFacts.tsx';
import { ListenLink } from './ListenLink.tsx';
import styles from './FeaturedAlbum.module.css';
import { TrackList } from './TrackList.tsx';

/** The newest album, large, with its tracks. */
export function FeaturedAlbum({ album }: { album: Album }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(album.lang, locale);
  return (
    <article className={styles.album}>
      <div className={styles.cover}>
        <AlbumCover
          album={album}
          alt={t('listening.cover', { title: album.title })}
          sizes="(min-width: 1000px) 40vw, 90vw"
        />
      </div>
      <div className={styles.text}>
        <AlbumFacts album={album} />
        <h3 className={styles.title} lang={lang}>
          {album.title}
        </h3>
        <p className={styles.performers}>{album.performers}</p>
        <p lang={lang}>{album.notes}</p>
        <ListenLink album={album} />
        <TrackList tracks={album.tracks} lang={lang} />
      </div>
    </article>
  );
}
