import { sql, type Kysely } from 'kysely';

/** When the office refused a school's request: from then on it is kept for a month only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table school_centres add column decided_at timestamptz`.execute(database);
}
