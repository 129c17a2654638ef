import { sql, type Kysely } from 'kysely';

/** What a hand programme holds beyond the concert itself: notes on works and the words that are sung. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table work_notes (work_id text primary key references works, scoring text not null, title jsonb not null, author text not null, body jsonb not null)`,
    sql`create table sung_works (work_id text primary key references works, texts jsonb not null, remark jsonb not null)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
