import { createApiClient } from '@ofgc/shared/api-client';
import { fetchSearch } from '@ofgc/shared/api-client/site/search.ts';
import { suggestionsPerKind } from '@ofgc/shared/domain/search/search-limits.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { groupSuggestions, type GroupedSuggestion } from './suggestion-groups.ts';

/** The visitor pauses for this many milliseconds before a request is sent. */
const typingPause = 250;

/** The last response, and the term it was for. */
interface Suggested {
  term: string;
  suggestions: GroupedSuggestion[];
  /** The words to mark in it. */
  marks: readonly string[];
}

/**
 * Requests suggestions while the visitor types; an outdated request is aborted.
 * @returns null until the first response. A failed request leaves the last one: the form works without suggestions.
 */
export function useSuggestions(term: string): Suggested | null {
  const locale = useLocale();
  const [answer, setAnswer] = useState<Suggested | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchSearch(createApiClient({ locale, signal: stop.signal }), { term, perKind: suggestionsPerKind }).then(
        ({ data, meta }) => setAnswer({ term, suggestions: groupSuggestions(data), marks: meta.marks }),
        () => {},
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [term, locale]);
  return answer;
}
