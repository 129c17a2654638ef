import type { ApiClient } from '@ofgc/shared/api-client';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { fetchUpcomingEvents } from './fetch-upcoming-events.ts';

/** The number of concerts on the section's first page. */
const shown = 4;

/**
 * The next concerts that still take place, at most four, in the order of their featured dates.
 */
export async function fetchHubConcerts(api: ApiClient): Promise<EventSummary[]> {
  return upcomingConcerts(await fetchUpcomingEvents(api))
    .slice(0, shown)
    .map(({ event }) => event);
}
