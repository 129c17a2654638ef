import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { albumListPath, albumsPath } from '@ofgc/shared/routes/explore/albums.ts';
import { useTranslation } from 'react-i18next';
import { ArtistRows } from './ArtistRows.tsx';

interface ArtistRecordingsProps {
  albums: readonly Pick<Album, 'id' | 'title' | 'year' | 'label' | 'lang'>[];
}

/** The albums that an artist plays on, a line each, linked to their year in the discography. */
export function ArtistRecordings({ albums }: ArtistRecordingsProps) {
  const { t } = useTranslation('explore');
  if (albums.length === 0) return null;
  return (
    <section aria-labelledby="grabaciones">
      <SectionHead
        id="grabaciones"
        title={t('artist.recordings', { count: albums.length })}
        link={{ to: albumsPath, label: t('discography.all') }}
        isTight
      />
      <ArtistRows
        rows={albums.map(({ id, title, year, label, lang }) => ({
          id,
          first: <span>{year}</span>,
          title,
          to: albumListPath({ anio: String(year) }),
          lang,
          last: label,
        }))}
      />
    </section>
  );
}
