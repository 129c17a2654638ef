import { sql } from 'kysely';
import type { Text } from '../../content/bilingual.ts';
import type { SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import type { Database } from '../../database/database.ts';

/** The performance that a search result shows. */
export interface Occurrence {
  eventId: number;
  slug: Text;
  startsAt: Date;
  state: SearchResult['state'];
  /** Whether it is cancelled and its time is over. */
  isOver: boolean;
}

/**
 * The performance of an event on a day that was searched for, otherwise the next one for which there are tickets; else the next one of an event
 * or a work; else the one that is postponed; if all are over or cancelled, the one nearest to now.
 * @param days as `dayToken`s @returns by kind and id: "works bee6"
 */
export async function findOccurrences(
  database: Database,
  entries: readonly { kind: string; entityId: string }[],
  { now, days }: { now: Date; days: readonly string[] },
): Promise<Map<string, Occurrence>> {
  const idsOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ entityId }) => entityId);
  const events = idsOf('events').map(Number);
  const works = idsOf('works');
  const state = sql`case when l.status in ('cancelled', 'postponed') then l.status when l.ends_at <= ${now} then 'past' end`;
  const isOver = sql`l.status = 'cancelled' and l.ends_at <= ${now}`;
  const ticketsFirst = sql`(${state} is null and l.lowest_price is not null) desc`;
  const nextFirst = sql`(${state} is null) desc, (l.status = 'postponed') desc, abs(extract(epoch from l.starts_at - ${now}::timestamptz))`;
  const wantedFirst = sql`(to_char(l.starts_at at time zone ${timeZone}, '"d"YYYYMMDD') = any(${days}::text[])) desc`;
  const run = async (query: ReturnType<typeof sql<{ key: string } & Occurrence>>) =>
    (await query.execute(database)).rows;
  const rows = [
    ...(events.length
      ? await run(sql`select distinct on (e.id) 'events ' || e.id as key, e.id as event_id, e.slug, l.starts_at, ${state} as state, ${isOver} as is_over from event_listing l
      join events e on e.id = l.event_id where e.id in (${sql.join(events)}) order by e.id, ${wantedFirst}, ${ticketsFirst}, ${nextFirst}`)
      : []),
    ...(works.length
      ? await run(sql`select distinct on (i.work_id) 'works ' || i.work_id as key, e.id as event_id, e.slug, l.starts_at, ${state} as state, ${isOver} as is_over from programme_items i
      join event_listing l on l.event_id = i.event_id join events e on e.id = i.event_id where i.work_id in (${sql.join(works)}) order by i.work_id, ${nextFirst}`)
      : []),
  ];
  return new Map(rows.map(({ key, ...occurrence }) => [key, occurrence]));
}
