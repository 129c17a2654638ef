import { sql } from 'kysely';
import { locales } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { indexTable } from './index-table.ts';

/** The end of a postponed performance, whose old date says nothing: its event is still to come, unlike in the lists (`isWithin`). */
const unknownEnd = sql.lit('9999-12-31T00:00:00Z');

/** Columns about a concert's performances: the end of the last one, and whether all are cancelled. */
export const concertDates = sql`max(case when status = 'postponed' then ${unknownEnd}::timestamptz else ends_at end) as ends_at, bool_and(status = 'cancelled') as is_cancelled`;

/**
 * Writes into the search index when concerts end and which are cancelled. Without a difference no update is run, because even an update of
 * no rows is announced as a change.
 */
export async function dateEntries(database: Database): Promise<void> {
  for (const lang of locales) {
    const index = sql.table(indexTable(lang));
    const changed = sql`select i.entity_id, d.ends_at, coalesce(d.is_cancelled, false) as is_cancelled from ${index} i left join (
        select event_id::text, ${concertDates} from performances group by event_id) d on d.event_id = i.entity_id
      where i.kind = 'events' and (i.ends_at, i.is_cancelled) is distinct from (d.ends_at, coalesce(d.is_cancelled, false))`;
    // The rows are counted, because in search of only the first one the database would plan a comparison of each row with each.
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${changed}) c`.execute(database);
    if (rows[0]?.count)
      await sql`update ${index} i set ends_at = c.ends_at, is_cancelled = c.is_cancelled from (${changed}) c
        where i.kind = 'events' and i.entity_id = c.entity_id`.execute(database);
  }
}
