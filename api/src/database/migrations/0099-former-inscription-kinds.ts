import { sql, type Kysely } from 'kysely';

/** A kind of inscription that left the content stays for the inscriptions that name it: by it the office knows what they are and who answers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table inscription_kinds add column is_former boolean not null default false`.execute(database);
}
