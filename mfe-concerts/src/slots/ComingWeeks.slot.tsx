import { defineSlot } from '@ofgc/shared/contract';
import { cardOf } from '@ofgc/shared/domain/events/event-card.ts';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { ComingWeeks } from '../features/upcoming/ComingWeeks.tsx';
import { fetchUpcomingEvents } from '../features/upcoming/fetch-upcoming-events.ts';
import { findNextConcert } from '../features/upcoming/find-next-concert.ts';

/** Cards in the carousel. */
const most = 9;

/** `home.coming-weeks`: the concerts after the one of the first screen. */
export const slot = defineSlot<{ events: EventCard[] }>({
  async load({ api }) {
    const upcoming = await fetchUpcomingEvents(api);
    const next = findNextConcert(upcoming);
    // What is cancelled, the alert says; the cards invite.
    const events = upcomingConcerts(upcoming)
      .map(({ event }) => event)
      .filter(({ id }) => id !== next?.id)
      .slice(0, most)
      .map(cardOf);
    return events.length ? { events } : null;
  },
  Component: ({ data }) => <ComingWeeks {...data} />,
});
