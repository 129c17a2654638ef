import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { UpcomingConcert } from '@ofgc/shared/domain/events/featured-performance.ts';

/** What a link to a concert and its date need. */
export interface ConcertLink {
  id: number;
  slug: string;
  title: string;
  /** Of the date that stands for it, ISO 8601. */
  startsAt: string;
  lang: EventSummary['lang'];
}

/** A concert as far as a link needs it: what travels with the page. */
export function concertLink({ event: { id, slug, title, lang }, performance }: UpcomingConcert): ConcertLink {
  return { id, slug, title, lang, startsAt: performance.startsAt };
}
