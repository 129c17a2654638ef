import type { ApiClient } from '@ofgc/shared/api-client';
import { cardOf } from '@ofgc/shared/domain/events/event-card.ts';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { carouselCards, fetchUpcomingEvents } from './fetch-upcoming-events.ts';
import { findNextConcert } from './find-next-concert.ts';

/** The concerts after the one of the first screen. Cancelled ones are left out: an alert reports them. */
export async function fetchComingWeeks(api: ApiClient): Promise<EventCard[]> {
  const upcoming = await fetchUpcomingEvents(api);
  const next = findNextConcert(upcoming);
  return upcomingConcerts(upcoming)
    .map(({ event }) => event)
    .filter(({ id }) => id !== next?.id)
    .slice(0, carouselCards)
    .map(cardOf);
}
