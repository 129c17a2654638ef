import type { KeyFigure } from './key-figures.ts';
import styles from './KeyFigures.module.css';

/** Numbers about the orchestra in large type. */
export function KeyFigures({ figures, lang }: { figures: readonly KeyFigure[]; lang: string | undefined }) {
  return (
    <dl className={styles.figures} lang={lang}>
      {figures.map(({ label, number, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.number}>{number}</span> {unit && <span>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
