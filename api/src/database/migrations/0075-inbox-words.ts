import { sql, type Kysely } from 'kysely';

/** What the inbox is searched by: without accents and in small letters, each record by an index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const index = (table: string, ...columns: string[]) =>
    sql`create index ${sql.id(`${table}_words`)} on ${sql.table(table)} using gin (plain(${sql.raw(columns.join(` || ' ' || `))}) gin_trgm_ops)`;
  for (const statement of [
    // Named with its dictionary, unaccent gives the same for ever.
    sql`create function plain(text) returns text language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`,
    index('contact_messages', 'reference', 'name', 'email', 'subject'),
    index('masterclass_applications', 'reference', 'name', 'lastname', 'email'),
    index('waiting_list_entries', 'reference', 'email'),
    index('inscriptions', 'reference', 'name', 'email'),
  ])
    await statement.execute(database);
}
