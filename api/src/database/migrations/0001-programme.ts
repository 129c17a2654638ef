import { sql, type Kysely } from 'kysely';

/** Seasons, halls, works, people and the concerts that bring them together. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent with schema public`.execute(database);
  await sql`create extension if not exists pg_trgm with schema public`.execute(database);
  const statements = [
    sql`create table seasons (id int primary key, code text not null unique, slug text not null unique, name jsonb not null, motto jsonb not null,
      starts_on text not null, ends_on text not null)`,
    sql`create table categories (id int primary key, slug text not null unique, name jsonb not null, kind text not null, kind_name jsonb not null, sort_order int not null)`,
    sql`create table venues (id int primary key, slug text not null unique, name text not null, street text not null, postal_code text not null,
      locality text not null, region text not null, country text not null, latitude double precision not null, longitude double precision not null,
      getting_there jsonb not null, accessibility jsonb not null, box_office jsonb not null)`,
    sql`create table halls (id int primary key, venue_id int not null references venues, name jsonb not null, capacity int not null, zones jsonb not null)`,
    sql`create table composers (id int primary key, slug text not null unique, short_name jsonb not null, full_name jsonb not null, years text not null)`,
    sql`create table works (id text primary key, composer_id int not null references composers, title jsonb not null, arrangement jsonb,
      minutes int not null check (minutes > 0), solo_parts jsonb not null, forces jsonb not null, movements jsonb not null)`,
    sql`create table artists (id int primary key, slug text not null unique, name text not null unique, sort_name text not null, kind text not null,
      roles jsonb not null, gender text, instrument jsonb, biography jsonb not null)`,
    sql`create table events (id int primary key, season_id int not null references seasons, category_id int not null references categories,
      slug jsonb not null, title jsonb not null, teaser jsonb not null, synopsis jsonb not null, state_note jsonb not null, accessibility jsonb not null,
      age_from int, duration_minutes int not null check (duration_minutes > 0), price_kind text not null, price_min int not null, price_max int not null,
      price_zones jsonb not null, discounts jsonb not null, changes jsonb not null, check (price_min between 0 and price_max))`,
    sql`create table performances (id int primary key, event_id int not null references events, hall_id int not null references halls,
      starts_at timestamptz not null, ends_at timestamptz not null, status text not null, sale text not null, sale_from timestamptz,
      previous_starts_at timestamptz, has_waiting_list boolean not null, is_relaxed boolean not null, check (ends_at > starts_at))`,
    sql`create index performances_by_event on performances (event_id, starts_at)`,
    sql`create table programme_items (event_id int not null references events, position int not null, kind text not null,
      work_id text references works, minutes int not null, primary key (event_id, position), check ((kind = 'work') = (work_id is not null)))`,
    sql`create table credits (event_id int not null references events, position int not null, artist_id int references artists,
      role text not null, part jsonb not null, primary key (event_id, position))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
