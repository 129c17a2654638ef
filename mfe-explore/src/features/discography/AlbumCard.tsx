import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { AlbumCover } from '@ofgc/shared/design/drawings/AlbumCover.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './AlbumCard.module.css';
import { AlbumFacts } from './AlbumFacts.tsx';
import { ListenLink } from './ListenLink.tsx';
import { TrackList } from './TrackList.tsx';

/** An album of the discography; notes and tracks unfold. */
export function AlbumCard({ album }: { album: Album }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(album.lang, locale);
  return (
    <article className={styles.album} id={album.slug}>
      <AlbumCover album={album} />
      <h3 className={styles.title} lang={lang}>
        {album.title}
      </h3>
      <div className={styles.facts}>
        <AlbumFacts album={album} />
        <p className="small">{album.performers}</p>
        <ListenLink album={album} />
      </div>
      <Details summary={t('listening.tracks', { count: album.tracks.length })}>
        <div className={styles.inside}>
          <p className="small" lang={lang}>
            {album.notes}
          </p>
          <TrackList tracks={album.tracks} lang={lang} />
        </div>
      </Details>
    </article>
  );
}
