import { sql, type Kysely } from 'kysely';

/** What a visitor asks about a venue, and the days on which a season goes on sale. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table venues add column summary jsonb not null default '{"es":""}', add column notes jsonb not null default '[]'`,
    sql`alter table seasons add column sale_dates jsonb not null default '[]'`,
  ];
  for (const statement of statements) await statement.execute(database);
}
