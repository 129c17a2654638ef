import { sql, type Kysely } from 'kysely';

/** What visitors send: places on waiting lists and messages; and the departments that answer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table departments (key text primary key, name jsonb not null, phone text not null, email text not null, sort_order int not null)`,
    // Departments and performances are content, which is replaced as a whole: what visitors sent names them without a foreign key.
    sql`create table contact_messages (id int generated always as identity primary key, reference text not null unique, department_key text not null,
      name text not null check (length(name) between 1 and 120), email text not null check (length(email) <= 254),
      subject text not null check (length(subject) between 1 and 150), message text not null check (length(message) between 1 and 4000),
      lang text not null check (lang in ('es', 'en')), fingerprint text not null unique, created_at timestamptz not null)`,
    sql`create index contact_messages_created on contact_messages (created_at)`,
    sql`create table waiting_list_entries (id int generated always as identity primary key, reference text not null unique, performance_id int not null,
      email text not null check (length(email) <= 254), seats int not null check (seats between 1 and 8), lang text not null check (lang in ('es', 'en')),
      requested_at timestamptz not null, confirmed_at timestamptz, unique (performance_id, email))`,
    sql`create table waiting_list_tokens (token_hash text primary key, entry_id int not null references waiting_list_entries on delete cascade,
      created_at timestamptz not null)`,
    sql`create index waiting_list_tokens_entry on waiting_list_tokens (entry_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
