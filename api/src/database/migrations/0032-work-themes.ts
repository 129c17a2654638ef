import { sql, type Kysely } from 'kysely';

/** Themes are notes that the browser plays, at most one a work, in the place of melodies as files; recordings say where they can be heard. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table melodies`.execute(database);
  await sql`create table work_themes (work_id text primary key references works, movement text not null, marking text not null, bars text,
    instrument text not null, metre text not null, tempo int not null, notes text not null)`.execute(database);
  await sql`alter table albums add column listen_url text`.execute(database);
}
