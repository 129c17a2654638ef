import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';
import { blockText, blockTitles } from './read-blocks.ts';

/** All pages except drafts. Titles and names in a page’s blocks count as names, all its words as text. */
export function searchableContentPages({ contentPages }: Content): SearchSource[] {
  return contentPages
    .filter(({ isDraft }) => !isDraft)
    .map((page): SearchSource => ({
      kind: 'pages',
      id: page.pathEs,
      title: page.title,
      slug: { es: page.pathEs, en: page.pathEn },
      path: (slug) => slug,
      snippet: page.description,
      names: [page.title, ...(page.searchedAs ? [page.searchedAs] : [])]
        .flatMap(inBothLanguages)
        .concat(blockTitles(page.blocks)),
      body: [page.lead, { es: blockText(page.blocks, 'es'), en: blockText(page.blocks, 'en') }],
    }));
}
