import { sql, type RawBuilder } from 'kysely';

/**
 * The lowest trigram similarity (0 to 1) between a name and a word that begins no name and is in no text: "beetoven" has 0.58 to
 * "beethoven", "shuman" 0.33 to "schumann".
 */
const minSimilarity = 0.33;
/** The shortest word that may be a misspelt name, in letters. */
const minLetters = 3;
/** The most names that one misspelt word may stand for. */
const maxNames = 12;

/** The condition that the column `word` is too short to count as misspelt, or contains a digit. */
export const isNeverMisspelt = sql<boolean>`length(word) < ${minLetters} or word ~ '[0-9]'`;

/** The query of the names that a word may be a misspelling of, the most similar first. */
export function namesLike(word: RawBuilder<unknown>) {
  return sql`select v.word from search_words v where v.word % ${word} and similarity(v.word, ${word}) >= ${minSimilarity}
      order by similarity(v.word, ${word}) desc, v.word limit ${maxNames}`;
}
