import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';

/** What the press page shows of a concert whose poster can be kept. */
export interface PressPoster extends Pick<EventSummary, 'id' | 'title' | 'lang'> {
  startsAt: string;
}

/** Those of concerts that still take place, in the order of their dates. */
export function pressPosters(events: readonly EventSummary[]): PressPoster[] {
  return upcomingConcerts(events).map(({ event: { id, title, lang }, performance: { startsAt } }) => ({
    id,
    title,
    lang,
    startsAt,
  }));
}
