import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** Pages of text. */
export function searchablePages({ pages }: Content): SearchSource[] {
  return pages.map((page): SearchSource => ({
    kind: 'pages',
    id: String(page.id),
    title: page.title,
    path: () => page.path,
    snippet: page.description,
    names: [
      page.title,
      ...page.sections.map(({ title }) => title),
      ...(page.searchedAs ? [page.searchedAs] : []),
    ].flatMap(inBothLanguages),
    body: [page.lead, ...page.sections.map(({ html }) => html)],
  }));
}
