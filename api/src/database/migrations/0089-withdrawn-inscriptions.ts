import { sql, type Kysely } from 'kysely';

/** An inscription that its sender took back holds no places. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table inscriptions add column is_withdrawn boolean not null default false`.execute(database);
}
