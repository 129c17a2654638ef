import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';

/** What the press page shows of a concert whose poster can be kept. */
export interface PressPoster extends Pick<EventSummary, 'id' | 'title' | 'lang'> {
  startsAt: string;
}

/** Those of concerts that take place. */
export function pressPosters(events: readonly EventSummary[]): PressPoster[] {
  return events
    .filter(({ canceled }) => !canceled)
    .map(({ id, title, lang, performances }) => ({
      id,
      title,
      lang,
      startsAt: featuredPerformance(performances).startsAt,
    }));
}
