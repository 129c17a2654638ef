import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** What the search's entries of these pages begin their ids with: they come and go with the sections, not with the content. */
export const idPrefix = 'section:';

type SearchablePage = Pick<SectionPage, 'path' | 'title'> & { summary?: SectionPage['summary'] | null };

/** Pages that code makes: those that have a summary. */
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
