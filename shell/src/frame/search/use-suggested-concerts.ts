import { createApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';

/**
 * The concerts that are suggested, with what their pictures are drawn from.
 * @param ids in any order, separated by commas; empty for none
 * @returns by id; those fetched before stay until the next come. Without them the suggestions are words alone
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
