import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { albumPath } from '@ofgc/shared/routes/explore/albums.ts';
import type { TFunction } from 'i18next';
import type { ReadingItem } from './ReadingList.tsx';

/** What pages show of a recording; the rest is left out of the hydration data. */
export type Recording = Pick<Album, 'slug' | 'title' | 'year' | 'label' | 'performers' | 'lang'>;

/** Takes of an album what pages show of a recording: its notes and tracks do not travel with the page. */
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
