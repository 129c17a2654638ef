import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/event.schema.ts';

/** What the home page asks about: the concert of its first screen and those of the strip below it. */
const asked = 12;

/** The next concerts in the order of their next date. Parts of one page ask alike, so that a cache between may answer once. */
export async function fetchUpcomingEvents(api: ApiClient): Promise<EventSummary[]> {
  return (await fetchEvents(api, { when: 'upcoming', perPage: asked })).data;
}
