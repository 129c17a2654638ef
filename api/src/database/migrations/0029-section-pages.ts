import { sql, type Kysely } from 'kysely';

/** The pages that live sections declare: the search and the site map name them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table section_pages (position int primary key, path text not null, title jsonb not null, summary jsonb, parent text)`.execute(
    database,
  );
}
