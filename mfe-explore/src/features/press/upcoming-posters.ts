import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';

/** The fields of a concert that the press page shows with its poster. */
export interface PressPoster extends Pick<EventSummary, 'id' | 'title' | 'lang'> {
  startsAt: string;
}

/** The posters of upcoming concerts, in the order of their dates. */
export function upcomingPosters(events: readonly EventSummary[]): PressPoster[] {
  return upcomingConcerts(events).map(({ event: { id, title, lang }, performance: { startsAt } }) => ({
    id,
    title,
    lang,
    startsAt,
  }));
}
