import { sql, type Kysely } from 'kysely';

/** What one joins or asks for on the web: the kinds are content, what visitors sent names them without a foreign key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table inscription_kinds (key text primary key, definition jsonb not null)`,
    sql`create table inscriptions (id int generated always as identity primary key, reference text not null unique, kind text not null,
      subject text not null, places int not null check (places > 0), name text not null check (length(name) between 1 and 120),
      email text not null check (length(email) <= 254), answers jsonb not null, lang text not null check (lang in ('es', 'en')),
      fingerprint text not null unique, created_at timestamptz not null, kept_until timestamptz not null)`,
    sql`create index inscriptions_kind on inscriptions (kind, subject)`,
    sql`create index inscriptions_kept_until on inscriptions (kept_until)`,
    sql`create index inscriptions_email on inscriptions (email, created_at)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
