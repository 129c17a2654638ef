import { sql, type Kysely } from 'kysely';

/** Photographs: what the content says of each, and originals that are kept in the database instead of the content's folder. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table pictures (
    slug text primary key,
    owner_kind text,
    owner_key text,
    position integer not null,
    file text not null,
    key text not null,
    width integer not null,
    height integer not null,
    focus jsonb not null,
    is_duotone boolean not null,
    alt jsonb not null,
    credit text not null
  )`.execute(database);
  await sql`create index pictures_owner on pictures (owner_kind, owner_key, position)`.execute(database);
  await sql`create index pictures_key on pictures (key)`.execute(database);
  await sql`create table picture_files (
    name text primary key,
    bytes bytea not null,
    uploaded_at timestamptz not null default now()
  )`.execute(database);
}
