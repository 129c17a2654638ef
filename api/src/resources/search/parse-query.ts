import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { isDayToken } from './days/day-token.ts';
import { isNeverMisspelt, namesLike } from './misspelt-words.ts';
import { indexTable } from './index-table.ts';
import { isFiller, synonymsOf } from './synonyms.ts';

/** The shortest prefix by which a name is found, in letters. */
const minBeginning = 3;
/**
 * The shortest stem that also matches longer words, because too many words begin with shorter ones: with "viol", of "viola", the violin,
 * with "clas", of "clases", everything classical.
 */
const minOpenStem = 5;
/** Words that search looks for: articles and prepositions do not count. */
const maxWords = 8;
/**
 * A word in at least this many entries is common: it is left out if the term also has a rare word that was found. No word of the house's
 * own content is that common.
 */
const commonFrom = 1_000;
/**
 * How many entries are scanned before the index is asked whether any entry has a word: for a common word, the index would return thousands.
 */
const sampleSize = 200;

/** A term as queries in the syntax of `to_tsquery`; a query is empty where the term has no such words. */
export interface ParsedTerm {
  /** The text search configuration of the language. */
  config: 'search_es' | 'search_en';
  /** The words in any inflection, and their synonyms, in any field. */
  texts: string;
  /** Names that begin with the words or are similar to them, for the vector of names. */
  names: string;
  /** The same names, for the vector of all texts. */
  namesInTexts: string;
  /** The same names, in titles only. */
  titles: string;
  /** Prefixes of the words to highlight, without accents. */
  marks: string[];
  /** For each misspelt word of the term the names that it may mean, the most similar first. */
  misspelt: string[][];
  /** The query demands a word that no entry has, so it would find nothing. */
  isVain: boolean;
}

interface Word {
  word: string;
  /** The word's stems in the language; at least one. */
  stems: string[];
  /** The names that the word may be a misspelling of. */
  names: string[];
  /** The word has a short stem, is longer than it, and is in texts: other words that begin with the stem are not meant. */
  isWhole: boolean;
}

/**
 * Parses a term into words and the names that they may mean, in spite of wrong accents, misspellings and missing endings.
 * @param term not empty; without operators
 * @param common the number of entries from which a word is common
 * @returns queries to be run one after the other until something is found: for all words, for all but one, for any of the rare ones, for
 * any
 */
export async function* parseQuery(
  database: Database,
  term: string,
  lang: Locale,
  common = commonFrom,
): AsyncGenerator<ParsedTerm> {
  const config = lang === 'es' ? 'search_es' : 'search_en';
  const typed = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [days, others] = [typed.filter(isDayToken), typed.filter((word) => !isDayToken(word))];
  const isInTexts = stands(lang, sql`plainto_tsquery(${sql.lit(config)}::regconfig, t.word)`);
  const { rows } = await sql<Word>`
    with stemmed as materialized (
      select word, place, tsvector_to_array(to_tsvector(${sql.lit(config)}::regconfig, word)) as stems
      from (select lower(unaccent(word)) as word, place from unnest(${[...others, ...days]}::text[]) with ordinality as typed (word, place)) plain
    ),
    terms as materialized (
      select * from (select * from stemmed where stems <> '{}' and place <= ${others.length} order by place limit ${sql.lit(maxWords)}) first
      union all select * from stemmed where place > ${others.length}
    ),
    known as materialized (
      select word, place, stems, case when ${isNeverMisspelt} then true
        when exists (select from search_words b where b.word like t.word || '%') then true
        else ${isInTexts} end as is_known,
        case when stems = array[word] or length(stems[1]) >= ${minOpenStem} then false else ${isInTexts} end as is_whole
      from terms t
    )
    select word, stems, is_whole as "isWhole", case when is_known then '{}' else array(${namesLike(sql.ref('w.word'))}) end as names
    from known w order by place`.execute(database);
  const telling = rows.filter(({ word }) => !isFiller(word, lang));
  const words = telling.length > 0 ? telling : rows;
  const parts = words.filter(isSignificant);
  const misspelt = parts.map(({ names }) => names).filter(({ length }) => length > 0);
  const marks = [...new Set(parts.flatMap((word) => marksOf(word, lang)))];
  /** @param groups of words; an entry must have all words of at least one group */
  const queryOf = (groups: readonly (readonly Word[])[]): ParsedTerm => {
    const query = (alternatives: (word: Word) => string[]) =>
      groups
        .map((group) => together(group, alternatives))
        .filter(Boolean)
        .join('|');
    const namesIn = (weights: string) => query((word) => nameTerms(word, lang, weights));
    return {
      config,
      texts: query(({ word }) => [quote(word), ...synonymTerms(word, lang, '')]),
      // The query has no weights: they are in no index, so each row would have to be read for them.
      names: namesIn(''),
      namesInTexts: namesIn('AB'),
      titles: namesIn('A'),
      marks,
      misspelt,
      isVain: false,
    };
  };
  const anyOf = (some: readonly Word[]) => queryOf(some.map((word) => [word]));
  // Several days mean any of them, so no single day is demanded.
  const demanded = parts.length > 1 ? parts.filter(({ word }) => !isDayToken(word)) : [];
  const absent = await findAbsent(database, lang, demanded, (word) => anyOf([word]));
  yield { ...queryOf([words]), isVain: absent.length > 0 };
  if (words.length < 2) return;
  const present = parts.filter((word) => !absent.includes(word));
  const allButOne = parts.map((left) => parts.filter((word) => word !== left));
  const possible = allButOne.filter((group) => group.every((word) => present.includes(word)));
  if (parts.length > 2 && possible.length > 0) yield queryOf(possible);
  const rare = await findRare(database, { lang, common }, present, (word) => anyOf([word]));
  // Words that nearly every entry has say little, and reading all those entries takes long.
  if (rare.length > 0 && rare.length < present.length) yield anyOf(rare);
  if (present.length > 0) yield anyOf(present);
}

/**
 * The condition that some entry matches. If none of the first entries does, matches are counted: in search of only one the database would
 * scan all entries.
 */
function stands(lang: Locale, tsquery: RawBuilder<unknown>) {
  const index = sql.table(indexTable(lang));
  return sql`case when exists (select from (select words from ${index} limit ${sql.lit(sampleSize)}) few where few.words @@ ${tsquery}) then true
    else (select count(*) from ${index} e where e.words @@ ${tsquery}) > 0 end`;
}

/** The words that no entry has, neither inflected nor in a name (all names are also in texts). */
async function findAbsent(
  database: Database,
  lang: Locale,
  words: readonly Word[],
  queryFor: (word: Word) => ParsedTerm,
): Promise<Word[]> {
  if (words.length === 0) return [];
  const standing = words.map((word) => {
    const { config, texts, names } = queryFor(word);
    const query = [texts, names].filter(Boolean).join('|');
    return stands(lang, sql`to_tsquery(${sql.lit(config)}::regconfig, ${query})`);
  });
  const { rows } = await sql<{ standing: boolean[] }>`select array[${sql.join(standing)}] as standing`.execute(
    database,
  );
  return words.filter((_, index) => rows[0]?.standing[index] === false);
}

/** The words that fewer than `common` entries have, inflected or in a name. */
async function findRare(
  database: Database,
  { lang, common }: { lang: Locale; common: number },
  words: readonly Word[],
  queryFor: (word: Word) => ParsedTerm,
): Promise<Word[]> {
  if (words.length === 0) return [];
  const counted = words.map((word) => {
    const { config, texts, names } = queryFor(word);
    const matches = sql`i.words @@ to_tsquery(${sql.lit(config)}::regconfig, ${texts}) or i.name_vector @@ to_tsquery(${sql.lit(config)}::regconfig, ${names})`;
    return sql`(select count(*)::int from (select from ${sql.table(indexTable(lang))} i where ${matches} limit ${common}) c)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counted)}] as counts`.execute(database);
  return words.filter((_, index) => (rows[0]?.counts[index] ?? 0) < common);
}

/** The query for all words of a group, each in one of its alternatives; of several days, any one. */
function together(group: readonly Word[], alternatives: (word: Word) => string[]): string {
  const days = group.filter(({ word }) => isDayToken(word));
  const each = [...group.filter((word) => !days.includes(word)).map(alternatives), days.flatMap(alternatives)];
  const terms = each.filter(({ length }) => length > 0).map((same) => `(${same.join('|')})`);
  return terms.length > 0 ? `(${terms.join('&')})` : '';
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Single letters, such as the "n" of "n.º 9", are not searched alone. */
const isSignificant = ({ word }: Word) => word.length > 1 || isNumber(word);

function nameTerms({ word, names, isWhole }: Word, lang: Locale, weights: string): string[] {
  const own =
    isNumber(word) || isWhole || synonymsOf(word, lang).length > 0
      ? [`${quote(word)}:${weights}`]
      : word.length >= minBeginning
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
