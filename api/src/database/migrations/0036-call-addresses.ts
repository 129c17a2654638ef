import { sql, type Kysely } from 'kysely';

/** Where a call takes applications, when it is not the electronic office. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table vacancies add column apply_url text`.execute(database);
  await sql`alter table auditions add column apply_url text`.execute(database);
}
