import { sql, type Kysely } from 'kysely';

/** Where the music of a poster starts, for those that would be twins of their neighbours. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column source integer`.execute(database);
}
