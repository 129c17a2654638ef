import { sql, type Kysely } from 'kysely';

/** A subscription is confirmed by the link of a letter. Earlier ones were complete when they came. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table newsletter_subscriptions add column token_hash text unique, add column written_at timestamptz, add column confirmed_at timestamptz`,
    sql`update newsletter_subscriptions set confirmed_at = created_at, written_at = created_at`,
    sql`alter table newsletter_subscriptions alter column written_at set not null`,
  ];
  for (const statement of statements) await statement.execute(database);
}
