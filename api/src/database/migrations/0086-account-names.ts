import { sql, type Kysely } from 'kysely';

/** An account has the name of its school, which may have 160 characters: longer than 120, its school could not be approved. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_name_check,
    add constraint accounts_name_check check (length(name) between 1 and 160)`.execute(database);
}
