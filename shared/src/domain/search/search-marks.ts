import { foldAccents } from '../../text/slug.ts';

/** A piece of a text, and whether it matches the search. */
interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into parts that match the search and others: whole words that begin with a mark, regardless of accents and capitals.
 * @param marks from the search's response: without accents, in small letters
 */
export function markWords(text: string, marks: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (!piece) continue;
    const isMatch = isMarked(piece, marks);
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  }
  return parts;
}

/** @param marks without accents, in small letters */
export function isMarked(word: string, marks: readonly string[]): boolean {
  const plain = foldAccents(word);
  return marks.some((mark) => plain.startsWith(mark));
}
