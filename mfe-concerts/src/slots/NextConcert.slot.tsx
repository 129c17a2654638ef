import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { takesPlace } from '@ofgc/shared/domain/events/featured-performance.ts';
import { fetchUpcomingEvents } from '../features/upcoming/fetch-upcoming-events.ts';
import { findNextConcert } from '../features/upcoming/find-next-concert.ts';
import { NextConcert } from '../features/upcoming/NextConcert.tsx';

interface Data {
  event: EventSummary;
  isOver: boolean;
}

/** `home.next-concert`: tonight's concert or the next one; out of season the last one played. */
export const slot = defineSlot<Data>({
  async load({ api }) {
    const next = findNextConcert(await fetchUpcomingEvents(api));
    if (next) return { event: next, isOver: false };
    const { data } = await fetchEvents(api, { when: 'past', sort: '-date', perPage: 12 });
    const last = data.find(({ performances }) => performances.some(takesPlace));
    return last ? { event: last, isOver: true } : null;
  },
  Component: ({ data }) => <NextConcert {...data} />,
});
