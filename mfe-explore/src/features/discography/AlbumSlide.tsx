import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { AlbumCover } from '@ofgc/shared/design/drawings/AlbumCover.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { AlbumFacts } from './AlbumFacts.tsx';
import { ListenLink } from './ListenLink.tsx';
import styles from './AlbumSlide.module.css';
import { TrackList } from './TrackList.tsx';

/** An older album in the carousel; its tracks unfold. */
export function AlbumSlide({ album }: { album: Album }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(album.lang, locale);
  return (
    <article className={styles.album}>
      <AlbumCover album={album} />
      <h4 className={styles.title} lang={lang}>
        {album.title}
      </h4>
      <AlbumFacts album={album} />
      <ListenLink album={album} />
      <Details summary={t('listening.tracks', { count: album.tracks.length })}>
        <TrackList tracks={album.tracks} lang={lang} />
      </Details>
    </article>
  );
}
