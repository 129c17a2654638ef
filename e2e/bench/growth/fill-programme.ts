import { sql, type RawBuilder } from 'kysely';
import { dateEntries } from '../../../api/src/resources/search/date-entries.ts';
import type { Database } from '../../../api/src/database/database.ts';

/** Performances in each month: as many as in the busiest month of the site's content. */
const perMonth = 10;

/**
 * Copies the site's concerts, with one performance each, into the past and the future until there are `performances` in all. Every month
 * has equally many, so that a month's page shows the same however long the past is. Copies have people, programmes and search entries.
 * Triggers and foreign keys are off meanwhile, and each step prints its seconds: 50,000 performances are written in a minute.
 * @param performances the number of all performances afterwards
 */
export async function fillProgramme(database: Database, performances: number): Promise<void> {
  const own = await database.selectFrom('performances').select('id').execute();
  const copies = performances - own.length;
  const shifted = sql`(timestamptz '2026-11-01T20:00Z' + ((n % 2) * 2 - 1) * (n / 2) * interval '1 month' / ${sql.lit(perMonth / 2)})`;
  // The copies take the events in turn.
  const copied = sql`(select e.id, (select min(p.id) from performances p where p.event_id = e.id) as performance, n from generate_series(1, ${sql.lit(copies)}) n
    join (select row_number() over (order by id) - 1 as place, count(*) over () as of, id from events where id < 1000) e on n % e.of = e.place)`;
  let began = performance.now();
  const said = (step: string) => {
    console.log(`${performances} performances: ${step} ${Math.round((performance.now() - began) / 100) / 10} s`);
    began = performance.now();
  };
  await database.transaction().execute(async (transaction) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(transaction);
    const copy = async (table: string, changed: Record<string, RawBuilder<unknown>>, from: RawBuilder<unknown>) => {
      const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
        transaction,
      );
      const names = sql.join(rows.map(({ name }) => sql.id(name)));
      const values = sql.join(rows.map(({ name }) => changed[name] ?? sql.ref(`s.${name}`)));
      await run(
        sql`insert into ${sql.table(table)} (${names}) overriding system value select ${values} from copies c join ${sql.table(table)} s on ${from}`,
      );
      said(table);
    };
    await run(sql`set local statement_timeout = 0`);
    await run(sql`set local session_replication_role = replica`);
    await run(
      sql`create temporary table copies on commit drop as select 1000 + n as id, c.id as source, c.performance, ${shifted} as starts_at from ${copied} c`,
    );
    await run(sql`analyze copies`);
    const id = sql`c.id`;
    await copy('events', { id }, sql`s.id = c.source`);
    await copy(
      'performances',
      {
        id: sql`100000 + c.id`,
        event_id: id,
        starts_at: sql`c.starts_at`,
        ends_at: sql`c.starts_at + interval '2 hours'`,
        status: sql`'scheduled'`,
      },
      sql`s.id = c.performance`,
    );
    await copy('programme_items', { event_id: id }, sql`s.event_id = c.source`);
    await copy('credits', { event_id: id }, sql`s.event_id = c.source`);
    const isOwn = sql`s.kind = 'events' and s.entity_id = c.source::text`;
    await copy('search_entries', { entity_id: sql`c.id::text`, path: sql`s.path || c.id` }, isOwn);
    const index = {
      entity_id: sql`c.id::text`,
      ends_at: sql`c.starts_at + interval '2 hours'`,
      is_cancelled: sql`false`,
    };
    for (const table of ['search_index_es', 'search_index_en']) {
      // The word indexes are dropped and made again: that takes a tenth of the time of inserting their rows one by one.
      const { rows } = await sql<{
        name: string;
        definition: string;
      }>`select indexname as name, indexdef as definition from pg_indexes
        where tablename = ${table} and indexdef like '%USING gin%'`.execute(transaction);
      for (const { name } of rows) await run(sql`drop index ${sql.id(name)}`);
      await copy(table, index, isOwn);
      for (const { definition } of rows) await run(sql.raw(definition));
      said(`indexes of ${table}`);
    }
    await run(sql`analyze`);
    // Without `concurrently`, which a site with visitors uses, because the view is nearly empty here.
    await run(sql`refresh materialized view event_listing`);
    said('event_listing');
    await run(sql`analyze event_listing`);
    await dateEntries(transaction);
    said('dates in the search');
  });
}
