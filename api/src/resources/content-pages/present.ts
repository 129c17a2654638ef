import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';

interface PageRow {
  pathEs: string;
  pathEn: string;
  title: Text;
  description: Text;
  updatedOn: string;
}

/** A page without its blocks. */
export function presentEntry({ pathEs, pathEn, title, description, updatedOn }: PageRow, lang: Locale) {
  const read = readerIn(lang);
  const paths = { es: pathEs, en: pathEn };
  const words = { title: read(title), description: read(description) };
  return { path: paths[lang], paths, ...words, updatedOn, lang: read.lang };
}
