import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import type { UpcomingConcert } from '@ofgc/shared/domain/events/featured-performance.ts';
import { type ConcertLink, concertLink } from './concert-link.ts';

export interface ActivityWithConcert extends Activity {
  /** The activity's next concert; null where none is to come. */
  next: ConcertLink | null;
}

/** Adds an activity's next concert. @param upcoming the upcoming concerts, the nearest first */
export function withNextConcert(activity: Activity, upcoming: readonly UpcomingConcert[]): ActivityWithConcert {
  const found = upcoming.find(({ event }) => activity.eventIds.includes(event.id));
  return { ...activity, next: found ? concertLink(found) : null };
}
