import { sql, type Kysely } from 'kysely';

/** What lists and search ask for stays quick when the past grows long. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create index event_listing_event on event_listing (event_id)`,
    sql`create index event_listing_month on event_listing (year, month)`,
    sql`create index event_listing_day on event_listing (day)`,
    sql`create index event_listing_season on event_listing (season)`,
    sql`create index event_listing_performance_end on event_listing (ends_at)`,
    sql`create index event_listing_conductors on event_listing using gin (conductors)`,
    sql`create index event_listing_soloists on event_listing using gin (soloists)`,
    sql`create index event_listing_composers on event_listing using gin (composers)`,
    sql`create index programme_items_by_work on programme_items (work_id) where work_id is not null`,
    sql`create index news_by_date on news (published_at)`,
  ])
    await statement.execute(database);
}
