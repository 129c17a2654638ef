import { sql, type Kysely } from 'kysely';

/**
 * What is looked through has the words alone: where they stand in a text, which a few results are weighed by, lies with what is shown. Half
 * of the bytes that a common word reads.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entries add column vector tsvector not null default ''`.execute(database);
  for (const lang of ['es', 'en']) {
    const table = sql.table(`search_index_${lang}`);
    for (const statement of [
      sql`update search_entries e set vector = i.vector from ${table} i where e.lang = i.lang and e.kind = i.kind and e.entity_id = i.entity_id`,
      // Writes the rows anew, one beside the other.
      sql`alter table ${table} alter column vector type tsvector using strip(vector)`,
      sql`alter table ${table} rename column vector to words`,
      sql`comment on column ${table}.words is 'Those of title, names and running text, without their places.'`,
    ])
      await statement.execute(database);
  }
  await sql`comment on column search_entries.vector is 'Title (weight A), names (B) and running text (C).'`.execute(
    database,
  );
}
