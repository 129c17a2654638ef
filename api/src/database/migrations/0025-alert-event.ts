import { sql, type Kysely } from 'kysely';

/** The event that an alert is about: other parts of the home page need not say it again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table alerts add column event_id integer`.execute(database);
}
