import { sql, type Kysely } from 'kysely';

/** How people, articles and concerts are drawn: chosen once, the same on every page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table artists add column portrait jsonb`.execute(database);
  await sql`alter table news add column drawing jsonb`.execute(database);
  await sql`alter table events add column ground integer not null default 0`.execute(database);
}
