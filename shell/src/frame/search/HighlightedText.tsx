import { markWords } from '@ofgc/shared/domain/search/search-marks.ts';
import styles from './HighlightedText.module.css';

interface HighlightedTextProps {
  text: string;
  /** The words to mark, from the search's response. */
  marks: readonly string[];
  /** How a found word stands out: underlined on paper, coloured on a dark ground. */
  emphasis: 'underline' | 'colour';
}

/** A text from the search results, in which the searched words are marked. */
export function HighlightedText({ text, marks, emphasis }: HighlightedTextProps) {
  return markWords(text, marks).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match} data-emphasis={emphasis}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
