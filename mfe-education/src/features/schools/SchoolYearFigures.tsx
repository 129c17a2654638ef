import { formatTags } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import styles from './SchoolYearFigures.module.css';

/** What it amounts to, in numerals. */
export function Figures({ figures }: { figures: readonly { label: string; value: number }[] }) {
  const locale = useLocale();
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{new Intl.NumberFormat(formatTags[locale], { useGrouping: 'always' }).format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
