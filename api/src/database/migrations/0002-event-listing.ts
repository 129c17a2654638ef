import { sql, type Kysely } from 'kysely';

/** Everything that concert lists filter by, one row a performance, on the islands' calendar. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create materialized view event_listing as
    select p.id as performance_id, p.event_id, p.starts_at, p.ends_at, max(p.ends_at) over (partition by p.event_id) as event_ends_at, p.status,
      to_char(p.starts_at at time zone 'Atlantic/Canary', 'YYYY-MM-DD') as day,
      to_char(p.starts_at at time zone 'Atlantic/Canary', 'YYYY') as year,
      to_char(p.starts_at at time zone 'Atlantic/Canary', 'FMMM') as month,
      to_char(p.starts_at at time zone 'Atlantic/Canary', 'YYYY-MM') as month_of_year,
      s.slug as season, c.kind as type, c.slug as category, v.slug as place,
      array(select a.slug from credits r join artists a on a.id = r.artist_id where r.event_id = e.id and r.role = 'conductor') as conductors,
      array(select a.slug from credits r join artists a on a.id = r.artist_id where r.event_id = e.id and r.role <> 'conductor') as soloists,
      array(select distinct k.slug from programme_items i join works w on w.id = i.work_id join composers k on k.id = w.composer_id where i.event_id = e.id) as composers
    from performances p join events e on e.id = p.event_id join seasons s on s.id = e.season_id join categories c on c.id = e.category_id
      join halls h on h.id = p.hall_id join venues v on v.id = h.venue_id`.execute(database);
  await sql`create unique index event_listing_performance on event_listing (performance_id)`.execute(database);
  await sql`create index event_listing_end on event_listing (event_ends_at)`.execute(database);
}
