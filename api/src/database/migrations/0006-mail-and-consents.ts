import { sql, type Kysely } from 'kysely';

/** Messages that wait for delivery or were delivered, and what visitors agreed to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table mails (id int generated always as identity primary key, key text not null unique, message_id uuid not null unique,
      recipient text not null check (length(recipient) between 3 and 254), reply_to text, lang text not null check (lang in ('es', 'en')),
      subject text not null, text text not null, html text not null, queued_at timestamptz not null, due_at timestamptz not null,
      attempts int not null default 0, failure text, sent_at timestamptz, given_up_at timestamptz,
      check (sent_at is null or given_up_at is null))`,
    // What the deliverer asks for every second: small, whatever the table has grown to.
    sql`create index mails_due on mails (due_at, id) where sent_at is null and given_up_at is null`,
    sql`create table consents (id int generated always as identity primary key, purpose text not null, text_version text not null,
      lang text not null check (lang in ('es', 'en')), record text not null, given_at timestamptz not null)`,
    sql`create index consents_record on consents (record)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
