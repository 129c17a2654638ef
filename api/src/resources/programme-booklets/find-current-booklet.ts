import { bookletPerformance } from '@ofgc/shared/domain/events/booklet-performance.ts';
import { isForEverybody } from '@ofgc/shared/domain/events/featured-performance.ts';
import { hour } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';

/** A performance that ended longer ago than this cannot be today's, in milliseconds. */
const pastPeriod = 36 * hour;

/** The event whose booklet is shown at the address without an id; undefined where there is none. */
export async function findCurrentEvent(database: Database, now: Date): Promise<number | undefined> {
  const takingPlace = database
    .selectFrom('performances')
    .select(['eventId', 'startsAt', 'endsAt', 'sale'])
    .where('status', 'not in', ['cancelled', 'postponed']);
  const coming = await takingPlace
    .where('endsAt', '>=', new Date(now.getTime() - pastPeriod))
    .orderBy('startsAt')
    .execute();
  const performances = coming.length ? coming : await takingPlace.orderBy('startsAt', 'desc').limit(1).execute();
  return bookletPerformance(
    performances.map(({ sale, ...performance }) => ({
      ...performance,
      isForEverybody: isForEverybody({ sale }),
    })),
    now,
  )?.eventId;
}
