import { sql, type Kysely } from 'kysely';

/** Counts the alerts that the office begins, so that a backup knows which numbers were given out. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create sequence alert_numbers as int start with 100001 owned by alert_versions.alert_id`,
    sql`alter table alert_versions alter column alert_id set default nextval('alert_numbers')`,
  ];
  for (const statement of statements) await statement.execute(database);
}
