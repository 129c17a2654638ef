import { createApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';

/**
 * Fetches the suggested concerts, with the data from which their pictures are drawn.
 * @param ids in any order, separated by commas; empty for none
 * @returns the concerts by id; the previous ones stay until the next response. Without them, suggestions are text only
 */
export function useSuggestedConcerts(ids: string): ReadonlyMap<number, EventSummary> {
  const locale = useLocale();
  const [events, setEvents] = useState<ReadonlyMap<number, EventSummary>>(new Map());
  useEffect(() => {
    if (!ids) return undefined;
    const stop = new AbortController();
    fetchEvents(createApiClient({ locale, signal: stop.signal }), { ids, when: 'all', perPage: 5 }).then(
      ({ data }) => setEvents(new Map(data.map((event) => [event.id, event]))),
      () => {},
    );
    return () => stop.abort();
  }, [ids, locale]);
  return events;
}
