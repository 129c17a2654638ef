import { sql, type Kysely } from 'kysely';

/** For social pictures, the purge of access records, the erasure and export of a school's letters, and the letters of a day to one address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create index search_entries_path on search_entries (path)`,
    sql`create index access_records_at on access_records (at)`,
    sql`create index email_queue_recipient on email_queue (recipient)`,
    sql`create index waiting_list_entries_email on waiting_list_entries (email)`,
  ])
    await statement.execute(database);
}
