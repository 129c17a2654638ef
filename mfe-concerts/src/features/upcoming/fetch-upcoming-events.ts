import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEvents, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { findNextConcert } from './find-next-concert.ts';

/** The cards of the home page's carousel. */
export const carouselCards = 9;
/** The concert of the first screen of the home page, and the cards below it. */
const needed = carouselCards + 1;
/** A few more, because some may be cancelled. */
const asked = needed + 2;

/**
 * The next concerts in the order of their next date; all, where too few of the first can be visited, as when many are cancelled. Both slots
 * send the same requests: the response cache answers the second.
 */
export async function fetchUpcomingEvents(api: ApiClient): Promise<EventSummary[]> {
  const { data, meta } = await fetchEvents(api, { when: 'upcoming', perPage: asked });
  const isEnough = meta.total <= asked || (findNextConcert(data) && upcomingConcerts(data).length >= needed);
  return isEnough ? data : (await fetchAllEvents(api, { when: 'upcoming' })).data;
}
