import { sql, type Kysely } from 'kysely';

/** What the office wrote of alerts: every version of each, the highest counts. An alert that has one here is the office's, not the files'. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table alert_versions (alert_id int not null, version int not null, at timestamptz not null,
      account_id int references accounts on delete set null, actor text not null, title jsonb not null, event_id int,
      active_from timestamptz not null, active_to timestamptz not null, is_published boolean not null,
      primary key (alert_id, version), check (active_from < active_to))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
