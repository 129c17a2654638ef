import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { type NextConcert, nextConcert, type UpcomingConcert } from '../concerts/upcoming-concerts.ts';

export interface ActivityWithConcert extends Activity {
  /** The concert of it that comes next. */
  next: NextConcert | null;
}

/** @param upcoming the nearest first */
export function withNextConcert(activity: Activity, upcoming: readonly UpcomingConcert[]): ActivityWithConcert {
  const found = upcoming.find(({ event }) => activity.eventIds.includes(event.id));
  return { ...activity, next: found ? nextConcert(found) : null };
}
