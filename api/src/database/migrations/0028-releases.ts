import { sql, type Kysely } from 'kysely';

/**
 * What is live, what was published, and by whom: the log of changes, releases with their proofs, their files by hash, teams
 * with their keys, and what the publishing endpoint remembers. JSON that only the shell reads is text here.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_teams (
      name text primary key,
      app text not null,
      mounts jsonb not null,
      slots jsonb not null
    )`.execute(database);
  await sql`
    create table release_keys (
      id text primary key,
      team text not null references release_teams on delete cascade,
      public_key text not null,
      added_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(database);
  await sql`create unique index release_keys_one_valid on release_keys (team) where revoked_at is null`.execute(
    database,
  );
  await sql`
    create table release_changes (
      number integer primary key,
      origin text not null unique,
      event text not null,
      apps text not null
    )`.execute(database);
  // Addresses of sections that were taken down.
  await sql`
    create view removed_mounts as
    select mount.value as mount
    from (select apps::jsonb as apps from release_changes order by number desc limit 1) latest
      cross join lateral jsonb_each(latest.apps) app
      cross join lateral jsonb_array_elements_text(app.value -> 'mounts') mount
    where app.value ? 'removed'`.execute(database);
  await sql`
    create table releases (
      app text not null,
      version text not null,
      manifest text not null,
      proof text,
      added_at timestamptz not null default now(),
      primary key (app, version)
    )`.execute(database);
  await sql`
    create table release_files (
      hash text primary key,
      content bytea not null,
      added_at timestamptz not null default now()
    )`.execute(database);
  // Compressed already, most of them.
  await sql`alter table release_files alter column content set storage external`.execute(database);
  await sql`create table release_nonces (nonce text primary key, used_at timestamptz not null default now())`.execute(
    database,
  );
  await sql`
    create table release_refusals (
      id integer primary key generated always as identity,
      at timestamptz not null default now(),
      team text not null,
      verb text not null,
      app text not null,
      reason text not null
    )`.execute(database);
  await sql`
    create table release_sites (
      name text primary key,
      status text not null,
      seen_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create table release_trials (
      app text not null,
      version text not null,
      shell text not null,
      notes jsonb not null,
      tried_at timestamptz not null default now(),
      primary key (app, version, shell)
    )`.execute(database);
}
