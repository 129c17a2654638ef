import { sql, type Kysely } from 'kysely';

/** The lowest price of a date is that of the cheapest zone with seats (the rule of shared/src/domain/events/price-from.ts). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop materialized view event_listing`,
    sql`create materialized view event_listing as
      select p.id as performance_id, p.event_id, p.starts_at, p.ends_at, max(p.ends_at) over (partition by p.event_id) as event_ends_at, p.status,
        to_char(p.starts_at at time zone 'Atlantic/Canary', 'YYYY-MM-DD') as day,
        to_char(p.starts_at at time zone 'Atlantic/Canary', 'YYYY') as year,
        to_char(p.starts_at at time zone 'Atlantic/Canary', 'FMMM') as month,
        to_char(p.starts_at at time zone 'Atlantic/Canary', 'YYYY-MM') as month_of_year,
        s.slug as season, c.kind as type, c.slug as category, v.slug as place,
        array(select a.slug from credits r join artists a on a.id = r.artist_id where r.event_id = e.id and r.role = 'conductor') as conductors,
        array(select a.slug from credits r join artists a on a.id = r.artist_id where r.event_id = e.id and r.role <> 'conductor') as soloists,
        array(select distinct k.slug from programme_items i join works w on w.id = i.work_id join composers k on k.id = w.composer_id where i.event_id = e.id) as composers,
        case
          when e.price_kind in ('perPupil', 'freeForSchools') then null
          when p.status in ('cancelled', 'postponed') or p.sale in ('soldOut', 'schoolsFull') then null
          when e.price_kind = 'range' and jsonb_array_length(e.price_zones) > 0 then
            (select min((z ->> 'amount')::int) from jsonb_array_elements(e.price_zones) z
              where not (z ->> 'zone' = 'D' and p.sale in ('limited', 'lastTickets')))
          else e.price_min
        end as lowest_price,
        e.age_from,
        array(select jsonb_array_elements_text(v.access || p.access || case when p.is_relaxed then '["sesion-relajada"]'::jsonb else '[]'::jsonb end)) as access
      from performances p join events e on e.id = p.event_id join seasons s on s.id = e.season_id join categories c on c.id = e.category_id
        join halls h on h.id = p.hall_id join venues v on v.id = h.venue_id`,
    sql`create unique index event_listing_performance on event_listing (performance_id)`,
    sql`create index event_listing_end on event_listing (event_ends_at)`,
    sql`create index event_listing_event on event_listing (event_id)`,
    sql`create index event_listing_month on event_listing (year, month)`,
    sql`create index event_listing_day on event_listing (day)`,
    sql`create index event_listing_season on event_listing (season)`,
    sql`create index event_listing_performance_end on event_listing (ends_at)`,
    sql`create index event_listing_conductors on event_listing using gin (conductors)`,
    sql`create index event_listing_soloists on event_listing using gin (soloists)`,
    sql`create index event_listing_composers on event_listing using gin (composers)`,
    sql`comment on column event_listing.access is 'Of the hall and of the date itself.'`,
    sql`comment on column event_listing.lowest_price is 'The least that a ticket costs now, in cents, of the zones that have seats; null where none can be had, or by schools alone.'`,
    sql`refresh materialized view event_listing`,
  ];
  for (const statement of statements) await statement.execute(database);
}
