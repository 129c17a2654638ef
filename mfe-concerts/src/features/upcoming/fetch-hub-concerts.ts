import type { ApiClient } from '@ofgc/shared/api-client';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { fetchUpcomingEvents } from './fetch-upcoming-events.ts';

/** Concerts that invite, on the section's first page. */
const shown = 4;

/**
 * Of the concerts that come next, at most four that still take place, in the order of the dates that stand for them.
 */
export async function fetchHubConcerts(api: ApiClient): Promise<EventSummary[]> {
  return upcomingConcerts(await fetchUpcomingEvents(api))
    .slice(0, shown)
    .map(({ event }) => event);
}
