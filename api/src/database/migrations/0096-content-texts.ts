import { sql, type Kysely } from 'kysely';

/**
 * The hash of the texts that the content was written from. Machines of the former version go on writing without it; the next seeding of this
 * version names it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table content_state add column texts_hash text not null default ''`.execute(database);
}
