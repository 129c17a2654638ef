import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Picture } from '@ofgc/shared/domain/pictures/picture.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { PictureRecord } from './find.ts';

/** `alt` is Spanish where it is not translated; no field says so. */
export function presentPicture({ alt, ...picture }: PictureRecord, lang: Locale): Picture {
  return { ...picture, alt: readerIn(lang)(alt) };
}

/** The field `pictures` of things that may have photographs; it is omitted where there are none. */
export function presentPictures(records: readonly PictureRecord[], lang: Locale): { pictures?: Picture[] } {
  return records.length > 0 ? { pictures: records.map((picture) => presentPicture(picture, lang)) } : {};
}

/** The same for lists, which only show the first photograph. */
export function presentFirstPicture(records: readonly PictureRecord[], lang: Locale): { pictures?: Picture[] } {
  return presentPictures(records.slice(0, 1), lang);
}
