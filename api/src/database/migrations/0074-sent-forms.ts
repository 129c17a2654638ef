import { sql, type Kysely } from 'kysely';

/** Forms that were sent lately, each by a hash that nobody can make again without the secret of who sent it, with its answer, sealed by the same secret. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table sent_forms (hash text primary key, sent_at timestamptz not null, answer text)`.execute(
    database,
  );
}
