import { sql, type Kysely } from 'kysely';

/** The orchestra's musicians and its history. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table member_terms (kind text not null, key text not null, name jsonb not null, note jsonb not null, sort_order int not null,
      primary key (kind, key))`,
    sql`create table members (id int primary key, name text not null, section text not null, instrument jsonb not null, role text not null, status text not null,
      since int, artist_id int references artists)`,
    sql`create table history_milestones (id int primary key, year int not null, until_year int, title jsonb not null, text jsonb not null, category text not null,
      check (until_year > year))`,
    sql`create table history_periods (id int generated always as identity primary key, kind text not null, name jsonb not null, from_year int not null, until_year int,
      text jsonb not null, artist_id int references artists, check (until_year >= from_year))`,
    sql`create table history_sources (id int generated always as identity primary key, title jsonb not null, text jsonb not null)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
