import { sql } from 'kysely';
import { locales } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { concertDates } from './date-entries.ts';
import type { SearchEntry } from './index-content.ts';
import { indexTable } from './index-table.ts';

/** The number of rows in one statement. */
const batchSize = 100;

/**
 * Keeps letters, digits and plain punctuation. Which other signs count as punctuation depends on the database's locale: without one,
 * «Pastoral» with its quotation marks would be a word of its own.
 */
function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}\x20-\x7e]+/gu, ' ');
}

/** Writes the entries and their search vectors: titles have the highest weight, then names, then the running text. */
export async function seedSearch(database: Database, entries: readonly SearchEntry[]): Promise<void> {
  for (const lang of locales) {
    const weigh = (text: string, weight: string) =>
      sql<string>`setweight(to_tsvector(${sql.lit(`search_${lang}`)}::regconfig, ${wordsOf(text)}), ${sql.lit(weight)}::"char")`;
    const own = entries.filter((entry) => entry.lang === lang);
    for (let start = 0; start < own.length; start += batchSize) {
      const batch = own.slice(start, start + batchSize);
      await database
        .insertInto('searchEntries')
        .values(
          batch.map((entry) => ({
            ...entry,
            names: sql<string>`lower(unaccent(${wordsOf(entry.names)}))`,
            vector: sql<string>`${weigh(entry.title, 'A')} || ${weigh(entry.names, 'B')} || ${weigh(`${entry.body} ${entry.untranslatedBody}`, 'C')}`,
          })),
        )
        .execute();
      const ids = sql.join(batch.map(({ kind, entityId }) => sql`(${kind}, ${entityId})`));
      await sql`insert into ${sql.table(indexTable(lang))} (kind, entity_id, published_at, ends_at, is_cancelled, name_vector, words)
        select e.kind, e.entity_id, e.published_at, d.ends_at, coalesce(d.is_cancelled, false), ts_filter(e.vector, '{a,b}'), strip(e.vector)
        from search_entries e cross join lateral (
          select ${concertDates} from performances where event_id = case when e.kind = 'events' then e.entity_id::int end) d
        where e.lang = ${lang} and (e.kind, e.entity_id) in (${ids})`.execute(database);
      await sql`insert into search_words select distinct word from search_entries, regexp_split_to_table(names, '[^[:alnum:]]+') as word
        where lang = ${lang} and (kind, entity_id) in (${ids}) and length(word) >= 3 on conflict do nothing`.execute(
        database,
      );
    }
  }
}
