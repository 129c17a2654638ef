import { sql, type Kysely } from 'kysely';

/** A session for schools may be a performance of a concert: it has its date and hall, and is suspended with it, also where the office changes them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table school_sessions add column performance_id int references performances on delete set null,
    add column suspended text check (suspended in ('cancelled', 'postponed'))`.execute(database);
}
