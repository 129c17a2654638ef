import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEvents, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { findNextConcert } from './find-next-concert.ts';

const asked = 12;
/** For the first screen of the home page and the nine cards of the carousel below it. */
const needed = 10;

/**
 * The next concerts in the order of their next date; all, where too few of the first can be visited, as when many are cancelled. Both slots
 * send the same requests: the response cache answers the second.
 */
export async function fetchUpcomingEvents(api: ApiClient): Promise<EventSummary[]> {
  const { data, meta } = await fetchEvents(api, { when: 'upcoming', perPage: asked });
  const isEnough = meta.total <= asked || (findNextConcert(data) && upcomingConcerts(data).length >= needed);
  return isEnough ? data : (await fetchAllEvents(api, { when: 'upcoming' })).data;
}
