import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import type { UpcomingConcert } from '@ofgc/shared/domain/events/featured-performance.ts';
import { type ConcertLink, concertLink } from '../concerts/concert-link.ts';

export interface ActivityWithConcert extends Activity {
  /** The concert of it that comes next. */
  next: ConcertLink | null;
}

/** @param upcoming the nearest first */
export function withNextConcert(activity: Activity, upcoming: readonly UpcomingConcert[]): ActivityWithConcert {
  const found = upcoming.find(({ event }) => activity.eventIds.includes(event.id));
  return { ...activity, next: found ? concertLink(found) : null };
}
