import { KeyFigures } from '@ofgc/shared/design/text/KeyFigures/KeyFigures.tsx';
import { formatTags } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { SchoolYear } from './school-year.ts';
import styles from './SchoolYearFigures.module.css';

const names = ['productions', 'sessions', 'municipalities', 'places'] as const;

/** Programmes, dates, municipalities and places of a school year, in numerals. */
export function SchoolYearFigures({ figures }: Pick<SchoolYear, 'figures'>) {
  const { t } = useTranslation('education');
  const numbers = new Intl.NumberFormat(formatTags[useLocale()]);
  return (
    <div className={styles.figures}>
      <KeyFigures
        figures={names.map((name) => ({
          label: t(`schools.${name}`, { count: figures[name] }),
          number: numbers.format(figures[name]),
          unit: '',
        }))}
        rule="section"
      />
    </div>
  );
}
