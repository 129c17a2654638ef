import type { ApiClient } from '@ofgc/shared/api-client';
import { type EventQuery, fetchEvents } from '@ofgc/shared/api-client/events.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';

/** The most that the API puts on one page. */
const perPage = 100;

/** All events of a query, page after page; `meta` is the first page's. */
export async function fetchAllEvents(api: ApiClient, query: EventQuery): Promise<List<EventSummary>> {
  const first = await fetchEvents(api, { ...query, perPage });
  const pages = Math.ceil(first.meta.total / perPage);
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      fetchEvents(api, { ...query, perPage, page: index + 2 }),
    ),
  );
  return { meta: first.meta, data: [first, ...rest].flatMap(({ data }) => data) };
}
