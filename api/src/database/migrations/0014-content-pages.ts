import { sql, type Kysely } from 'kysely';

/** Pages of blocks at an address of their own in each language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table content_pages (path_es text primary key, path_en text not null unique, title jsonb not null, description jsonb not null,
    lead jsonb not null, updated_on text not null, sort_order int not null, is_draft boolean not null default false, blocks jsonb not null)`.execute(
    database,
  );
}
