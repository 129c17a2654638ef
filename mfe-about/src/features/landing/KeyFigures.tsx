import type { Figure } from './parse-key-figures.ts';
import styles from './KeyFigures.module.css';

/** What the orchestra amounts to, in numerals. */
export function Figures({ figures, lang }: { figures: readonly Figure[]; lang: string | undefined }) {
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
