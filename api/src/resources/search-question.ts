import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../database/database.ts';

/** How like a name a word must be that begins none (0 to 1): "beetoven" is 0.58 of "beethoven", "novna" 0.44 of "novena". */
const likeness = 0.4;
const shortestWord = 3;
const mostWords = 8;
/** Names that one word may stand for. */
const mostNames = 12;

/** A term as the database asks it. */
export interface Question {
  /** The text search configuration of its language. */
  config: 'search_es' | 'search_en';
  /** In the syntax of `to_tsquery`: names that begin with every word or are like it; empty when the term has no such words. */
  names: string;
  /** The same in titles alone. */
  titles: string;
  /** Without accents: how words begin that were meant. What the visitor sees marked. */
  marks: string[];
}

/**
 * Understands a term: which names its words may mean, in spite of accents, misspellings and missing ends.
 * @param term not empty; whatever it holds is taken as words
 */
export async function understand(database: Database, term: string, lang: Locale): Promise<Question> {
  const config = lang === 'es' ? 'search_es' : 'search_en';
  const words = (term.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const { rows } = await sql<{ word: string; isLong: boolean; names: string[]; stems: string[] }>`
    select t.word, length(t.word) >= ${shortestWord} as is_long, array(
      select v.word from search_words v
      where length(t.word) >= ${shortestWord} and v.word % t.word and similarity(v.word, t.word) >= ${likeness}
        and not exists (select from search_words b where b.word like t.word || '%')
      order by similarity(v.word, t.word) desc, v.word limit ${mostNames}) as names,
      tsvector_to_array(to_tsvector(${config}::regconfig, t.word)) as stems
    from (select unaccent(lower(word)) as word from unnest(${words}::text[]) as word) t`.execute(database);
  const long = rows.filter(({ isLong }) => isLong);
  const queryIn = (weights: string) =>
    long
      .map(
        ({ word, names }) =>
          `(${[`${quoted(word)}:*${weights}`, ...names.map((name) => `${quoted(name)}:${weights}`)].join('|')})`,
      )
      .join('&');
  const marks = rows.flatMap(({ word, isLong, names, stems }) => [...stems, ...(isLong ? [word, ...names] : [])]);
  return { config, names: queryIn('AB'), titles: queryIn('A'), marks: [...new Set(marks)] };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
