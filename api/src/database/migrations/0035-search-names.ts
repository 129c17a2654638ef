import { sql, type Kysely } from 'kysely';

/**
 * Titles and names have a vector of their own, a quarter of the whole one: what is found in them is told and ranked by it, and the
 * running text is read of what is shown. And each event's end, which every search asks for, is kept like the listing.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`alter table search_entries add column name_vector tsvector not null default ''`,
    sql`update search_entries set name_vector = ts_filter(vector, '{a,b}')`,
    sql`create index search_entries_names_es on search_entries using gin (name_vector) where lang = 'es'`,
    sql`create index search_entries_names_en on search_entries using gin (name_vector) where lang = 'en'`,
    sql`comment on column search_entries.vector is 'Title (weight A), names (B) and running text (C).'`,
    sql`comment on column search_entries.name_vector is 'Title (weight A) and names (B) alone.'`,
    sql`create materialized view event_dates as
      select event_id::text, max(ends_at) as ends_at, bool_and(status = 'cancelled') as is_cancelled from performances group by event_id`,
    sql`create unique index event_dates_event on event_dates (event_id)`,
  ])
    await statement.execute(database);
}
