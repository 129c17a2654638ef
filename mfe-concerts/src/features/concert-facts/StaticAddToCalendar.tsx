import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { AddToCalendarProps } from './AddToCalendar.tsx';

const Dates = staticPart<AddToCalendarProps>({
  tag: 'details',
  keyOf: ({ event, ahead }) => [event, ahead.map(({ id }) => id).join()],
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './AddToCalendar.tsx')).AddToCalendar,
});

/** Links that add each upcoming date to the visitor's own calendar; renders nothing without upcoming dates. */
export function StaticAddToCalendar({ event }: { event: Event }) {
  const ahead = event.performances.filter(isAhead);
  return ahead.length > 0 && <Dates event={event} ahead={ahead} />;
}
