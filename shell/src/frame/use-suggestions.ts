import { createApiClient } from '@ofgc/shared/api-client';
import { fetchSearch } from '@ofgc/shared/api-client/search.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { groupSuggestions, type GroupedSuggestion } from './suggestion-groups.ts';

/** The visitor pauses for this many milliseconds before a question is sent. */
export const typingPause = 250;

/**
 * Asks for suggestions while the visitor types; an overtaken question is aborted.
 * @returns null until the first answer. A failed question leaves the last answer: the form works without it.
 */
export function useSuggestions(term: string): { term: string; suggestions: GroupedSuggestion[] } | null {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ term: string; suggestions: GroupedSuggestion[] } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchSearch(createApiClient({ locale }), { term, perKind: 5 }, stop.signal).then(
        ({ data }) => setAnswer({ term, suggestions: groupSuggestions(data) }),
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
