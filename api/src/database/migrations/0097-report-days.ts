import { sql, type Kysely } from 'kysely';

/** The messages of a day are counted before another one is stored, so that no flood fills the disk. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index channel_messages_written_on on channel_messages (written_on)`.execute(database);
}
