import { markWords } from '@ofgc/shared/domain/search/search-marks.ts';
import styles from './HighlightedText.module.css';

interface HighlightedTextProps {
  text: string;
  /** As the search answered them. */
  marks: readonly string[];
  /** How a found word stands out: underlined on paper, coloured on a dark ground. */
  emphasis: 'underline' | 'colour';
}

/** A text of the search with the words marked that were looked for. */
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
