import styles from './KeyFigures.module.css';

export interface KeyFigure {
  label: string;
  /** "58.400", "87 %", "€8.6". */
  number: string;
  /** "personas", "de 21", "million"; may be empty. */
  unit: string;
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** The language of the texts, where it is not the page's. */
  lang?: string | undefined;
  /** The line above each figure has the section's colour. */
  rule?: 'section';
}

/** Numbers in large type, each with its unit. */
export function KeyFigures({ figures, lang, rule }: KeyFiguresProps) {
  return (
    <dl className={styles.figures} lang={lang} data-rule={rule}>
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
