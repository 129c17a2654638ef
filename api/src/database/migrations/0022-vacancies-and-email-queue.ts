import { sql, type Kysely } from 'kysely';

/** Old name → new name. */
const tables = {
  offers: 'vacancies',
  offer_families: 'vacancy_families',
  offer_places: 'vacancy_places',
  mails: 'email_queue',
};

/** Job offers are vacancies, mails the email queue, and the forces of a work its instrumentation; with two indexes that were missing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [old, name] of Object.entries(tables))
    await sql`alter table ${sql.table(old)} rename to ${sql.table(name)}`.execute(database);
  const statements = [
    sql`alter table auditions rename column offer_id to vacancy_id`,
    sql`alter table documents rename column offer_id to vacancy_id`,
    sql`alter table works rename column forces to instrumentation`,
    sql`alter sequence mails_id_seq rename to email_queue_id_seq`,
    sql`alter index mails_due rename to email_queue_due`,
    sql`alter index documents_of_offer rename to documents_of_vacancy`,
    sql`create index credits_by_artist on credits (artist_id) where artist_id is not null`,
    sql`create index contact_messages_by_email on contact_messages (email, created_at)`,
  ];
  for (const statement of statements) await statement.execute(database);
  await renameConstraints(database);
}

/** Constraints are named after the table and column that they were made with; their indexes are renamed with them. */
async function renameConstraints(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select t.relname as table, c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
    where t.relnamespace = current_schema()::regnamespace`.execute(database);
  for (const { table, name } of rows) {
    let renamed = name.replace('offer_id', 'vacancy_id').replace('works_forces', 'works_instrumentation');
    for (const [oldTable, newTable] of Object.entries(tables))
      if (table === newTable && name.startsWith(`${oldTable}_`)) renamed = newTable + renamed.slice(oldTable.length);
    if (renamed !== name)
      await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(renamed)}`.execute(
        database,
      );
  }
}
