import { sql, type Kysely } from 'kysely';

/**
 * What the office wrote of concerts: every version of each, the highest counts. `shown`: what is otherwise than the files say, and what was announced;
 * `draft`: likewise, as far as it is not shown yet.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table event_versions (event_id int not null, version int not null, at timestamptz not null,
      account_id int references accounts on delete set null, actor text not null, shown jsonb not null, draft jsonb,
      announcement jsonb not null, changed jsonb not null, letters int not null default 0, primary key (event_id, version))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
