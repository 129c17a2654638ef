import { foldAccents } from '../../text/slug.ts';
/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Characters of a passage before its first find, and in all. */
const before = 60;
const length = 200;

/**
 * The parts of a text by whether they were looked for: whole words that begin so; accents and capitals do not count.
 * @param marks without accents, in small letters, as the search answers them
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

/** The piece of a longer text around the first word that was looked for, cut between words; null where there is none. */
export function passageAround(text: string, marks: readonly string[]): string | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!isMarked(word, marks)) continue;
    const start = index <= before ? 0 : text.indexOf(' ', index - before) + 1;
    const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
    return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, index + word.length))}${end < text.length ? ' …' : ''}`;
  }
  return null;
}

function isMarked(word: string, marks: readonly string[]): boolean {
  const plain = foldAccents(word);
  return marks.some((mark) => plain.startsWith(mark));
}
