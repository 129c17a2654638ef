import { sql, type Kysely } from 'kysely';

/** The places of school sessions in both languages. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table school_sessions alter column place type jsonb using jsonb_build_object('es', place, 'en', place)`.execute(
    database,
  );
}
