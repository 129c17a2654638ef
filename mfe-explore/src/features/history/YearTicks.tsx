import styles from './YearTicks.module.css';

/** The distance from one year to the next, and the width of the line's column, in pixels. */
const step = 6;
const width = 24;

/** A mark for each year between two moments; the one of a round decade is longer. */
export function YearTicks({ years, from }: { years: number; from: number }) {
  if (years < 1) return null;
  const marks = Array.from({ length: years }, (_, index) => {
    const isTenth = (from + index + 1) % 10 === 0;
    const half = isTenth ? 10 : 4;
    return `M${width / 2 - half} ${index * step + step / 2}h${half * 2}`;
  });
  return (
    <svg className={styles.ticks} width={width} height={years * step} aria-hidden="true">
      <path d={marks.join('')} />
    </svg>
  );
}
