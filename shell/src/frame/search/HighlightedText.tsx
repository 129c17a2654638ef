import { markWords } from '@ofgc/shared/domain/search/search-marks.ts';

/** A text of the search with the words marked that were looked for. @param marks as the search answered them */
export function HighlightedText({ text, marks }: { text: string; marks: readonly string[] }) {
  return markWords(text, marks).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
}
