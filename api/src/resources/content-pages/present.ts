import { defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import { presentPictures } from '../pictures/present.ts';
import { placePhotographs } from './block-photographs.ts';
import type { ContentPageRecord } from './find.ts';
import { hasFallenBack, readBlocks } from './read-blocks.ts';

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

/** A page with its blocks; a page or a block without translation says its language. */
export function presentContentPage(record: ContentPageRecord, lang: Locale) {
  const { page, photographs, trail, below } = record;
  const blocks = placePhotographs(readBlocks(record.blocks, lang), photographs, lang);
  const read = readerIn(lang);
  const [, lead] = [read(page.title), read(page.lead)];
  return {
    ...presentEntry(page, lang),
    lead,
    ...presentPictures(page.pictures, lang),
    titleLang: read.lang,
    lang: hasFallenBack(blocks) ? defaultLocale : read.lang,
    trail: trail
      .map((one) => presentEntry(one, lang))
      .toSorted((a, b) => a.path.length - b.path.length)
      .map(({ path, title }) => ({ path, title })),
    children: below
      .map((one) => presentEntry(one, lang))
      .map(({ path, title, description, lang: ownLang }) => ({ path, title, description, lang: ownLang })),
    blocks,
  };
}
