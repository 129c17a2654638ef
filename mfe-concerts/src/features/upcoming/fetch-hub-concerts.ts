import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { lastDay } from '../calendar/months/month-arithmetic.ts';
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
  const month = upcomingMonth(upcoming, now);
  return {
    events: upcomingConcerts(upcoming)
      .slice(0, shown)
      .map(({ event }) => event),
    month: month && endsWithin(upcoming, month) ? upcomingMonth(await fetchUntilEndOf(month, api), now) : month,
  };
}

/** Whether the list ends within the month, so that the month may have more events: they come in the order of their next date. */
function endsWithin(upcoming: readonly EventSummary[], { month }: UpcomingMonth): boolean {
  const ahead = upcoming.at(-1)?.performances.filter(({ state }) => state !== 'past') ?? [];
  return ahead.some(({ startsAt }) => localDay(startsAt).slice(0, 7) <= month);
}

async function fetchUntilEndOf({ month, today }: UpcomingMonth, api: ApiClient): Promise<EventSummary[]> {
  return (await fetchAllEvents(api, { when: 'upcoming', from: today, to: lastDay(month) })).data;
}
