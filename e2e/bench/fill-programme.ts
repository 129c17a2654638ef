import { sql } from 'kysely';
import type { Database } from '../../api/src/database/database.ts';
import { locales } from '../../shared/src/domain/locale.ts';
import { refreshListing } from '../../api/src/changes/follow-content.ts';

/** Performances of one month, as many as the site's busiest. */
const perMonth = 10;

/**
 * Copies the site's concerts, with one performance each, into the past and the future until there are so many; every month has equally
 * many, so that a month's page shows the same however long the past is. Copies have people, programmes and entries of the search.
 * @param performances how many there are to be in all
 */
export async function fillProgramme(database: Database, performances: number): Promise<void> {
  const own = await database.selectFrom('performances').select('id').execute();
  const copies = performances - own.length;
  const shifted = sql`(timestamptz '2026-11-01T20:00Z' + ((n % 2) * 2 - 1) * (n / 2) * interval '1 month' / ${sql.lit(perMonth / 2)})`;
  // The n-th copy is of one of the events in turn.
  const copied = sql`(select e.*, n from generate_series(1, ${sql.lit(copies)}) n
    join (select row_number() over (order by id) - 1 as place, count(*) over () as of, events.* from events where id < 1000) e on n % e.of = e.place)`;
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    for (const statement of [
      sql`create temporary table copies on commit drop as select 1000 + n as id, c.id as source, ${shifted} as starts_at from ${copied} c`,
      sql`insert into events select (jsonb_populate_record(e, jsonb_build_object('id', c.id))).* from copies c join events e on e.id = c.source`,
      sql`insert into performances select (jsonb_populate_record(p, jsonb_build_object('id', 100000 + c.id, 'event_id', c.id,
        'starts_at', c.starts_at, 'ends_at', c.starts_at + interval '2 hours', 'status', 'scheduled'))).*
        from copies c join performances p on p.id = (select min(id) from performances where event_id = c.source)`,
      sql`insert into programme_items select (jsonb_populate_record(i, jsonb_build_object('event_id', c.id))).* from copies c join programme_items i on i.event_id = c.source`,
      sql`insert into credits select (jsonb_populate_record(r, jsonb_build_object('event_id', c.id))).* from copies c join credits r on r.event_id = c.source`,
      sql`insert into search_entries select (jsonb_populate_record(s, jsonb_build_object('entity_id', c.id::text, 'path', s.path || c.id))).*
        from copies c join search_entries s on s.kind = 'events' and s.entity_id = c.source::text`,
      ...locales.map(
        (
          lang,
        ) => sql`insert into ${sql.table(`search_index_${lang}`)} select (jsonb_populate_record(s, jsonb_build_object('entity_id', c.id::text))).*
        from copies c join ${sql.table(`search_index_${lang}`)} s on s.kind = 'events' and s.entity_id = c.source::text`,
      ),
    ])
      await statement.execute(transaction);
  });
  await sql`analyze`.execute(database);
  await refreshListing(database);
  await sql`analyze event_listing`.execute(database);
}
