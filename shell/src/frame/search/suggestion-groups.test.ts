import type { SearchKind, SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { describe, expect, it } from 'vitest';
import { nextSuggestion } from './move-among-suggestions.ts';
import { groupSuggestions } from './suggestion-groups.ts';

const result = (kind: SearchKind, title: string): SearchResult => ({
  kind,
  title,
  path: `/${title}`,
  snippet: '',
  snippetLang: 'es',
  date: null,
  state: null,
  lang: 'es',
  eventId: null,
});

describe('search suggestions', () => {
  it('are grouped, concerts first, in the order of the search', () => {
    const results = [
      result('pages', 'a'),
      result('works', 'b'),
      result('events', 'c'),
      result('artists', 'd'),
      result('news', 'e'),
    ];
    expect(groupSuggestions(results).map(({ group, title }) => `${group} ${title}`)).toEqual([
      'concerts c',
      'music b',
      'music d',
      'pages a',
      'pages e',
    ]);
  });

  it('are limited to five in a group', () => {
    expect(groupSuggestions(Array.from({ length: 30 }, (_, index) => result('events', String(index))))).toHaveLength(5);
  });

  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, -1],
    ['ArrowDown', -1, 0, null],
    ['Enter', 1, 3, null],
  ])('move with %s from %i of %i to %j', (key, active, count, expected) => {
    expect(nextSuggestion(key, active, count)).toBe(expected);
  });
});
