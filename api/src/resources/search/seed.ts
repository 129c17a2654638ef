import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SearchEntry } from './index-content.ts';

/** Rows of one statement. */
const batchSize = 100;

/**
 * Letters, digits and plain punctuation. What else is a sign in a text depends on the database's locale: without one, «Pastoral» with
 * its quotation marks is a word of its own.
 */
function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}\x20-\x7e]+/gu, ' ');
}

/** Writes the index: titles have the highest weight, then names, then the running text. */
export async function seedSearch(database: Database, entries: readonly SearchEntry[]): Promise<void> {
  const weigh = (lang: string, text: string, weight: string) =>
    sql<string>`setweight(to_tsvector(${lang === 'es' ? 'search_es' : 'search_en'}::regconfig, ${wordsOf(text)}), ${weight}::"char")`;
  // A question is asked in one language: its entries lie side by side on the disk.
  const byLanguage = entries.toSorted((a, b) => a.lang.localeCompare(b.lang));
  const values = byLanguage.map(({ names, ...entry }) => ({
    ...entry,
    names: sql<string>`lower(unaccent(${wordsOf(names)}))`,
    nameVector: sql<string>`${weigh(entry.lang, entry.title, 'A')} || ${weigh(entry.lang, names, 'B')}`,
    vector: sql<string>`${weigh(entry.lang, entry.title, 'A')} || ${weigh(entry.lang, names, 'B')} || ${weigh(entry.lang, `${entry.body} ${entry.untranslatedBody}`, 'C')}`,
  }));
  for (let start = 0; start < values.length; start += batchSize) {
    await database
      .insertInto('searchEntries')
      .values(values.slice(start, start + batchSize))
      .execute();
  }
  await sql`insert into search_words select distinct word from search_entries, regexp_split_to_table(names, '[^[:alnum:]]+') as word
    where length(word) >= 3 on conflict do nothing`.execute(database);
}
