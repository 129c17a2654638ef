import { sql, type Kysely } from 'kysely';

/** What a call asks for and how it goes on; the index of what the law wants published. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table offers add column call_type text not null default 'competition', add column requirements jsonb not null default '[]',
      add column timeline jsonb not null default '[]'`,
    sql`create table disclosures (id int primary key, section text not null, title jsonb not null, summary jsonb not null, law jsonb not null, updated_on text not null,
      owner jsonb not null, document_ids jsonb not null, path text)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
