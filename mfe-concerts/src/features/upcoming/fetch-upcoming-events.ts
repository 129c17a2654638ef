import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEvents, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { findNextConcert } from './find-next-concert.ts';

/** Enough for the first screen of the home page and the carousel below it. */
const asked = 12;

/**
 * The next concerts in the order of their next date; all, where none of the first can be visited, as when many are cancelled. Both slots
 * send the same requests: the response cache answers the second.
 */
export async function fetchUpcomingEvents(api: ApiClient): Promise<EventSummary[]> {
  const { data, meta } = await fetchEvents(api, { when: 'upcoming', perPage: asked });
  const isEnough = meta.total <= asked || findNextConcert(data);
  return isEnough ? data : (await fetchAllEvents(api, { when: 'upcoming' })).data;
}
