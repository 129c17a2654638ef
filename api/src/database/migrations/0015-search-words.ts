import { sql, type Kysely } from 'kysely';

/**
 * The words of all names, which misspelt ones are compared with: some thousands instead of every entry. The running
 * text of each entry, of which the search shows the passage that it found. And an index a language: a question is asked in one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create table search_words (word text primary key)`,
    sql`create index search_words_likeness on search_words using gin (word gin_trgm_ops)`,
    sql`create index search_words_beginning on search_words (word text_pattern_ops)`,
    sql`alter table search_entries add column body text not null default ''`,
    sql`drop index search_entries_names`,
    sql`drop index search_entries_vector`,
    sql`create index search_entries_es on search_entries using gin (vector) where lang = 'es'`,
    sql`create index search_entries_en on search_entries using gin (vector) where lang = 'en'`,
  ])
    await statement.execute(database);
}
