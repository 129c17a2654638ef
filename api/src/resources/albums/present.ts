import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import type { AlbumRecord } from './find.ts';

/** A recording with its tracks. */
export function presentAlbum(row: AlbumRecord, lang: Locale): Album {
  const read = readerIn(lang);
  return {
    id: row.id,
    slug: row.slug,
    title: read(row.title),
    year: row.year,
    label: row.label,
    performers: row.performers,
    notes: read(row.notes),
    ...presentFirstPicture(row.pictures, lang),
    listenUrl: row.listenUrl,
    tracks: row.tracks.map(({ title, composer, minutes, forces }) => ({
      title: read(title),
      composer,
      minutes,
      forces,
    })),
    lang: read.lang,
  };
}
