import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { albumPath } from '@ofgc/shared/routes/explore/albums.ts';
import type { TFunction } from 'i18next';
import type { ReadingItem } from './ReadingList.tsx';

/** The fields of a recording that pages show; the others are left out of the hydration data. */
export type Recording = Pick<Album, 'slug' | 'title' | 'year' | 'label' | 'performers' | 'lang'>;

/** Picks the fields of an album that pages show: its notes and tracks are left out of the page's data. */
export function recordingOf({ slug, title, year, label, performers, lang }: Album): Recording {
  return { slug, title, year, label, performers, lang };
}

/** A recording as a link to its place in the discography. @param t of the namespace `concerts` */
export function recordingItem({ slug, title, year, label, performers, lang }: Recording, t: TFunction): ReadingItem {
  return {
    to: albumPath({ slug }),
    about: t('concert.reading.recording', { label, year }),
    title,
    text: performers,
    lang,
  };
}
