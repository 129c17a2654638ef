import { suggestionsPerKind } from '@ofgc/shared/domain/search/search-limits.ts';
import type { SearchKind, SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';

export const suggestionGroups = ['concerts', 'music', 'pages'] as const;
type SuggestionGroup = (typeof suggestionGroups)[number];

const groupOf: Record<SearchKind, SuggestionGroup> = {
  events: 'concerts',
  artists: 'music',
  works: 'music',
  news: 'pages',
  pages: 'pages',
  offers: 'pages',
  documents: 'pages',
};

/** The most suggestions in a group: few enough to be seen at a glance. The group of concerts has all that the API answers of its kind. */
const perGroup: Record<SuggestionGroup, number> = { concerts: suggestionsPerKind, music: 5, pages: 4 };

export interface GroupedSuggestion extends SearchResult {
  group: SuggestionGroup;
}

/** Search results as suggestions, in the order in which they are shown, which is also that of the arrow keys. */
export function groupSuggestions(results: readonly SearchResult[]): GroupedSuggestion[] {
  return suggestionGroups.flatMap((group) =>
    results
      .filter(({ kind }) => groupOf[kind] === group)
      .slice(0, perGroup[group])
      .map((result) => ({ ...result, group })),
  );
}
