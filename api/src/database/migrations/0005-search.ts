import { sql, type Kysely } from 'kysely';

/** Full text without accents, stemmed in each language, and trigrams for misspellings. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create text search configuration search_es (copy = spanish)`,
    sql`alter text search configuration search_es alter mapping for hword, hword_part, word with unaccent, spanish_stem`,
    sql`create text search configuration search_en (copy = english)`,
    sql`alter text search configuration search_en alter mapping for hword, hword_part, word with unaccent, english_stem`,
    sql`create table search_entries (kind text not null, entity_id text not null, lang text not null, text_lang text not null, title text not null,
      path text not null, snippet text not null, published_at timestamptz, names text not null, vector tsvector not null,
      primary key (lang, kind, entity_id))`,
    sql`create index search_entries_vector on search_entries using gin (vector)`,
    sql`create index search_entries_names on search_entries using gin (names gin_trgm_ops)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
