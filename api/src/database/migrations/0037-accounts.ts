import { sql, type Kysely } from 'kysely';

/** Who signs in, with what, and who saw and changed what. Of tokens, passwords and recovery codes there are hashes alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table accounts (id int generated always as identity primary key,
      kind text not null check (kind in ('centre', 'staff')), email text not null unique check (length(email) <= 254),
      name text not null check (length(name) between 1 and 120), lang text not null check (lang in ('es', 'en')),
      roles jsonb not null default '[]', password_hash text, totp_secret text, totp_confirmed_at timestamptz,
      totp_step bigint, locked_at timestamptz, created_at timestamptz not null, version int not null default 1)`,
    sql`create table sessions (id int generated always as identity primary key, token_hash text not null unique,
      account_id int not null references accounts on delete cascade,
      stage text not null check (stage in ('enrolment', 'secondFactor', 'full')), tries int not null default 0,
      created_at timestamptz not null, seen_at timestamptz not null, ends_at timestamptz not null)`,
    sql`create index sessions_account on sessions (account_id)`,
    sql`create index sessions_ends_at on sessions (ends_at)`,
    sql`create table account_devices (token_hash text primary key,
      account_id int not null references accounts on delete cascade, created_at timestamptz not null, seen_at timestamptz not null)`,
    sql`create index account_devices_account on account_devices (account_id)`,
    sql`create table account_links (token_hash text primary key, account_id int not null references accounts on delete cascade,
      purpose text not null check (purpose in ('invitation', 'password', 'signIn')),
      created_at timestamptz not null, ends_at timestamptz not null)`,
    sql`create index account_links_account on account_links (account_id, created_at)`,
    sql`create table account_link_requests (id int generated always as identity primary key, email text not null,
      purpose text not null check (purpose in ('password', 'signIn')), created_at timestamptz not null)`,
    sql`create table recovery_codes (code_hash text primary key, account_id int not null references accounts on delete cascade)`,
    sql`create index recovery_codes_account on recovery_codes (account_id)`,
    sql`create table sign_in_failures (key text primary key, failures int not null, last_at timestamptz not null)`,
    sql`create table access_records (id bigint generated always as identity primary key, at timestamptz not null,
      account_id int, actor text not null, action text not null, record_table text not null, record_id text not null,
      detail text not null default '')`,
    sql`create index access_records_record on access_records (record_table, record_id, at)`,
    sql`create index access_records_account on access_records (account_id, at)`,
    sql`create function keep_access_records() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '2 years' then return old; end if;
        raise exception 'a record of access is neither changed nor deleted before two years are over';
      end $$`,
    sql`create trigger access_records_stay before update or delete on access_records
      for each row execute function keep_access_records()`,
  ];
  for (const statement of statements) await statement.execute(database);
}
