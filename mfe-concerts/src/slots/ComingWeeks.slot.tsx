import { defineSlot } from '@ofgc/shared/contract';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { ComingWeeks } from '../features/upcoming/ComingWeeks.tsx';
import { fetchComingWeeks } from '../features/upcoming/fetch-coming-weeks.ts';

/** `home.coming-weeks`: the concerts after the one of the first screen. */
export const slot = defineSlot<{ events: EventCard[] }>({
  async load({ api }) {
    const events = await fetchComingWeeks(api);
    return events.length ? { events } : null;
  },
  Component: ({ data }) => <ComingWeeks {...data} />,
});
