import type { ApiClient } from '@ofgc/shared/api-client';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { fetchUpcomingEvents } from './fetch-upcoming-events.ts';
import { upcomingMonth, type UpcomingMonth } from './upcoming-month.ts';

/** The number of concerts on the section's first page. */
const shown = 3;

export interface HubConcertsData {
  events: EventSummary[];
  month: UpcomingMonth | null;
}

/** The next concerts that still take place, at most three, in the order of their featured dates, and the month of the first. */
export async function fetchHubConcerts(api: ApiClient, now: Date): Promise<HubConcertsData> {
  const upcoming = await fetchUpcomingEvents(api);
  return {
    events: upcomingConcerts(upcoming)
      .slice(0, shown)
      .map(({ event }) => event),
    month: upcomingMonth(upcoming, now),
  };
}
