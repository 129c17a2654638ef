import { sql, type Kysely } from 'kysely';

/** What the office does with what was sent: one case a record, made when somebody first touches it, and its history. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table inbox_cases (source text not null check (source in ('contact', 'masterclass', 'waiting-list', 'inscription')),
      record_id int not null, status text not null default 'new' check (status in ('new', 'in-hand', 'answered', 'closed')),
      holder_id int references accounts on delete set null, version int not null default 0, primary key (source, record_id))`,
    sql`create table inbox_entries (id int generated always as identity primary key, source text not null, record_id int not null,
      at timestamptz not null, account_id int references accounts on delete set null, actor text not null,
      kind text not null check (kind in ('status', 'holder', 'note', 'letter', 'decision', 'undo')), text text not null,
      before jsonb, letter_key text, is_undone boolean not null default false,
      foreign key (source, record_id) references inbox_cases on delete cascade)`,
    sql`create index inbox_entries_record on inbox_entries (source, record_id, id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
