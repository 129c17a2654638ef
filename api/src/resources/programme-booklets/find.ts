import { bookletPerformance } from '@ofgc/shared/domain/events/booklet-performance.ts';
import { isForEverybody } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Database } from '../../database/database.ts';

/** The stored notes and sung texts of works, by their ids. */
export async function findBookletTexts(database: Database, workIds: readonly string[]) {
  if (!workIds.length) return { notes: [], sungWorks: [] };
  return {
    notes: await database.selectFrom('workNotes').selectAll().where('workId', 'in', workIds).execute(),
    sungWorks: await database.selectFrom('sungWorks').selectAll().where('workId', 'in', workIds).execute(),
  };
}
export type BookletTexts = Awaited<ReturnType<typeof findBookletTexts>>;

/** Performances that ended longer ago cannot be today's, in milliseconds. */
const pastPeriod = 36 * 60 * 60_000;

/** The event whose booklet is shown without an id; undefined where there is none. */
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
