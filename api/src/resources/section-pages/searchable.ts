import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** The prefix of these pages' ids in the search index: the entries change with the sections, not with the content. */
export const idPrefix = 'section:';

type SearchablePage = Pick<SectionPage, 'path' | 'title'> & { summary?: SectionPage['summary'] | null };

/** The searchable pages made by code: those with a summary. */
export function searchableSectionPages(pages: readonly SearchablePage[]): SearchSource[] {
  return pages.flatMap(({ path, title, summary }): SearchSource[] =>
    summary
      ? [
          {
            kind: 'pages',
            id: idPrefix + path,
            title,
            path: () => path,
            snippet: summary,
            names: [title, summary].flatMap(inBothLanguages),
            body: [],
          },
        ]
      : [],
  );
}
