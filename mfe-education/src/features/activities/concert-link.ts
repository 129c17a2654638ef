import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { UpcomingConcert } from '@ofgc/shared/domain/events/featured-performance.ts';

/** The fields that a link to a concert and its date need. */
export interface ConcertLink {
  id: number;
  slug: string;
  title: string;
  /** The start of the date that the link shows, ISO 8601. */
  startsAt: string;
  lang: EventSummary['lang'];
}

/** The fields that a link needs, so that the page's data hold no more of the concert. */
export function concertLink({ event: { id, slug, title, lang }, performance }: UpcomingConcert): ConcertLink {
  return { id, slug, title, lang, startsAt: performance.startsAt };
}
