import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { synonymsOf } from './synonyms.ts';

/** How like a name a word must be that begins none and stands in no text (0 to 1): "beetoven" is 0.58 of "beethoven", "shuman" 0.33 of "schumann". */
const minSimilarity = 0.33;
const minWordLength = 3;
const maxWords = 8;
/** Names that one word may stand for. */
const maxNames = 12;

/** A term as the database asks it; what is in the syntax of `to_tsquery` is empty when the term has no such words. */
export interface SearchQuery {
  /** The text search configuration of its language. */
  config: 'search_es' | 'search_en';
  /** Words in any inflection, and those that say the same, wherever they stand. */
  texts: string;
  /** Names that begin with the words or are like them. */
  names: string;
  /** The same in titles alone. */
  titles: string;
  /** Without accents: how words begin that were meant. What the visitor sees marked. */
  marks: string[];
}

interface Word {
  word: string;
  /** As the language's texts hold it; none for "the" and "de". */
  stems: string[];
  /** What it may be a misspelling of. */
  names: string[];
}

/**
 * Understands a term: which words and names it may mean, in spite of accents, misspellings and missing ends.
 * @param term not empty; whatever it holds is taken as words
 * @returns what asks for all of its words, and what asks for any of them when nothing has all; null for a single word
 */
export async function parseQuery(
  database: Database,
  term: string,
  lang: Locale,
): Promise<{ all: SearchQuery; any: SearchQuery | null }> {
  const config = lang === 'es' ? 'search_es' : 'search_en';
  const terms = (term.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
  const { rows } = await sql<Word>`
    with terms as materialized (
      select word, tsvector_to_array(to_tsvector(${sql.lit(config)}::regconfig, word)) as stems
      from (select unaccent(lower(word)) as word from unnest(${terms}::text[]) as word) plain
    ),
    -- Counted, not asked whether there is one: so that the index is used.
    known as materialized (
      select word, stems, case when stems = '{}' or length(word) < ${minWordLength} then true
        when exists (select from search_words b where b.word like t.word || '%') then true
        else (select count(*) from search_entries e where e.lang = ${sql.lit(lang)} and e.vector @@ plainto_tsquery(${sql.lit(config)}::regconfig, t.word)) > 0
        end as is_known
      from terms t
    )
    select word, stems, case when is_known then '{}' else array(
      select v.word from search_words v where v.word % w.word and similarity(v.word, w.word) >= ${minSimilarity}
      order by similarity(v.word, w.word) desc, v.word limit ${maxNames}) end as names
    from known w`.execute(database);
  const words = rows.filter(({ stems }) => stems.length > 0);
  const queryOf = (some: readonly Word[], join: '&' | '|'): SearchQuery => {
    const query = (alternatives: (word: Word) => string[]) =>
      some
        .map(alternatives)
        .filter(({ length }) => length > 0)
        .map((same) => `(${same.join('|')})`)
        .join(join);
    const namesIn = (weights: string) => query((word) => nameTerms(word, lang, weights));
    return {
      config,
      texts: query(({ word }) => [quote(word), ...synonymTerms(word, lang, '')]),
      names: namesIn('AB'),
      titles: namesIn('A'),
      marks: [...new Set(some.filter(isSignificant).flatMap((word) => marksOf(word, lang)))],
    };
  };
  return { all: queryOf(words, '&'), any: words.length > 1 ? queryOf(words.filter(isSignificant), '|') : null };
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** The "n" of "n.º 9" alone tells nothing. */
const isSignificant = ({ word }: Word) => word.length > 1 || isNumber(word);

function nameTerms({ word, names }: Word, lang: Locale, weights: string): string[] {
  const own = isNumber(word)
    ? [`${quote(word)}:${weights}`]
    : word.length >= minWordLength
      ? [`${quote(word)}:*${weights}`]
      : [];
  return [...own, ...names.map((name) => `${quote(name)}:${weights}`), ...synonymTerms(word, lang, weights)];
}

function synonymTerms(word: string, lang: Locale, weights: string): string[] {
  return synonymsOf(word, lang).map((other) => `${quote(other.word)}:${other.isPrefix ? '*' : ''}${weights}`);
}

function marksOf({ word, stems, names }: Word, lang: Locale): string[] {
  return [...stems, word, ...names, ...synonymsOf(word, lang).map((other) => other.word)];
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
