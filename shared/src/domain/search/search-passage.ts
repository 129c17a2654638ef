import { isMarked } from './search-marks.ts';

/** The characters of a passage before the first match, and in total. */
const before = 60;
const length = 200;

/** The passage of a longer text around the first matching word, cut between words; null where no word matches. */
export function passageAround(text: string, marks: readonly string[]): string | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!isMarked(word, marks)) continue;
    const space = text.indexOf(' ', index - before);
    // A long address before the word has no space: then the passage begins within it.
    const start = index <= before ? 0 : space < 0 || space >= index ? index - before : space + 1;
    const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
    // A dot that parts two texts parts nothing at the passage's ends.
    const passage = text.slice(start, Math.max(end, index + word.length)).replaceAll(/^· | ·$/g, '');
    return `${start > 0 ? '… ' : ''}${passage}${end < text.length ? ' …' : ''}`;
  }
  return null;
}
