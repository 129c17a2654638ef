import { sql, type Kysely } from 'kysely';

/** Which content each machine read last: where several share a database, one that starts again must not bring its older content back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create table content_readings (machine text primary key, hash text not null, read_at timestamptz not null)`,
    sql`comment on column content_readings.machine is 'The name of the machine and its data folder.'`,
    sql`comment on column content_readings.hash is 'Of the content that it read at its last start.'`,
  ])
    await statement.execute(database);
}
