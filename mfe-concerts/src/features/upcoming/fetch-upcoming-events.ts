import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';

/** Enough for the first screen of the home page and the carousel below it. */
const asked = 12;

/** The next concerts in the order of their next date. Both slots send the same request: the response cache answers the second. */
export async function fetchUpcomingEvents(api: ApiClient): Promise<EventSummary[]> {
  return (await fetchEvents(api, { when: 'upcoming', perPage: asked })).data;
}
