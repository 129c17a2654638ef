import { sql, type Kysely } from 'kysely';

/** Addresses that moved or are gone, which are content; and when what stands at an address last changed, which outlives the content. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table moved_addresses (path text primary key, moved_to jsonb)`,
    sql`comment on column moved_addresses.moved_to is 'Where it is now, by language; null for what is gone.'`,
    sql`create table page_changes (kind text not null, entity_id text not null, fingerprint text not null, changed_at timestamptz,
      primary key (kind, entity_id))`,
    sql`comment on column page_changes.changed_at is 'Null where nothing changed since this database first had it.'`,
  ];
  for (const statement of statements) await statement.execute(database);
}
