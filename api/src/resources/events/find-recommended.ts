import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** More than the three that a cancelled concert's page offers (`CancelledAlternatives.tsx`), as some have no tickets. */
const recommended = 4;

/**
 * Ids of events to come, neither cancelled nor postponed, that share a composer, an artist or the category with this event, the soonest
 * first, those without tickets last.
 * For a family concert only events of its category are recommended, because families look for those.
 */
export async function findRecommended(database: Database, eventId: number, now: Date): Promise<number[]> {
  const rows = await database
    .selectFrom('eventListing as other')
    .innerJoin('eventListing as own', (join) => join.on('own.eventId', '=', eventId))
    .select('other.eventId')
    .groupBy('other.eventId')
    .where('other.eventId', '!=', eventId)
    .where('other.endsAt', '>', now)
    .where('other.status', 'not in', ['cancelled', 'postponed'])
    .where((where) =>
      where.or([
        where('other.category', '=', where.ref('own.category')),
        where.and([
          where('own.category', '!=', 'familia'),
          where.or([
            sql<boolean>`other.composers && own.composers`,
            sql<boolean>`other.soloists && own.soloists`,
            sql<boolean>`other.conductors && own.conductors`,
          ]),
        ]),
      ]),
    )
    .orderBy(sql`min(other.lowest_price) is null`)
    .orderBy(sql`min(other.starts_at)`)
    .orderBy('other.eventId')
    .limit(recommended)
    .execute();
  return rows.map((row) => row.eventId);
}
