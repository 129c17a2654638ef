import { sql, type Kysely } from 'kysely';

/** Addresses that visitors gave: the one table that new content never touches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table newsletter_subscriptions (id int generated always as identity primary key, name text not null check (length(name) between 1 and 80),
    lastname text not null check (length(lastname) between 1 and 120), email text not null unique check (length(email) <= 254),
    lang text not null check (lang in ('es', 'en')), consent_text text not null, created_at timestamptz not null)`.execute(
    database,
  );
}
