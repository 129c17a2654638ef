import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import type { UpcomingConcert } from '@ofgc/shared/domain/events/featured-performance.ts';
import { type NextConcert, nextConcert } from '../concerts/next-concert.ts';

export interface ActivityWithConcert extends Activity {
  /** The concert of it that comes next. */
  next: NextConcert | null;
}

/** @param upcoming the nearest first */
export function withNextConcert(activity: Activity, upcoming: readonly UpcomingConcert[]): ActivityWithConcert {
  const found = upcoming.find(({ event }) => activity.eventIds.includes(event.id));
  return { ...activity, next: found ? nextConcert(found) : null };
}
