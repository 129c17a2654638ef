import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { albumListPath, albumsPath } from '@ofgc/shared/routes/explore/albums.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './ArtistRows.module.css';

interface ArtistRecordingsProps {
  albums: readonly Pick<Album, 'id' | 'title' | 'year' | 'label' | 'lang'>[];
}

/** The albums that an artist plays on, a line each, linked to their year in the discography. */
export function ArtistRecordings({ albums }: ArtistRecordingsProps) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  if (albums.length === 0) return null;
  return (
    <section aria-labelledby="grabaciones">
      <SectionHead
        id="grabaciones"
        title={t('artist.recordings', { count: albums.length })}
        link={{ to: albumsPath, label: t('discography.all') }}
        isTight
      />
      <ul className={styles.rows}>
        {albums.map(({ id, title, year, label, lang }) => (
          <li key={id}>
            <span className={styles.first}>{year}</span>
            <SiteLink
              className={styles.title}
              to={albumListPath({ anio: String(year) })}
              lang={foreignLang(lang, locale)}
            >
              {title}
            </SiteLink>
            <span className={styles.last}>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
