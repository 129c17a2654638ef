import { sql, type Kysely } from 'kysely';

/**
 * The reporting channel (Ley 2/2023). Nothing of it can be read here but its days and what was done: who reports and what is written are sealed.
 * Days, not instants: an hour could be laid beside the hours at which somebody was seen at a computer. No other table refers to these.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table channel_keys (id int generated always as identity primary key, recipient text not null unique, created_on text not null)`,
    sql`create table channel_reports (id int generated always as identity primary key, locator text not null unique,
      key_id int not null references channel_keys, recipient text not null, lang text not null check (lang in ('es', 'en')),
      received_on text not null, acknowledged_on text, investigated_on text, extended_on text, answered_on text, closed_on text,
      kept_until text not null, version int not null default 1)`,
    sql`create table channel_messages (id int generated always as identity primary key,
      report_id int not null references channel_reports on delete cascade, author text not null check (author in ('reporter', 'handler', 'note')),
      written_on text not null, submission text unique, sealed bytea not null)`,
    sql`create index channel_messages_report on channel_messages (report_id)`,
    sql`create table channel_files (message_id int not null references channel_messages on delete cascade, place int not null,
      sealed bytea not null, primary key (message_id, place))`,
    sql`alter table channel_files alter column sealed set storage external`,
  ];
  for (const statement of statements) await statement.execute(database);
}
