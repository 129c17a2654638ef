import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { decadeAnchor } from './decades.ts';
import type { Moment } from './timeline.ts';
import styles from './Timeline.module.css';
import { YearTicks } from './YearTicks.tsx';

/** Moments along a line, with a mark for each year until the next. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  return (
    <ol>
      {moments.map(({ id, year, until, title, text, category, lang, yearsAfter, decade }) => {
        const own = foreignLang(lang, locale);
        return (
          <li key={id} id={decade === null ? undefined : decadeAnchor(decade)} className={styles.moment}>
            <p className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
              {until !== null && <span className={styles.until}>{t('history.until', { year: until })}</span>}
            </p>
            <span className={styles.line} aria-hidden="true" />
            <div className={styles.text}>
              <h3 className={styles.title} lang={own}>
                {title}
              </h3>
              <p className={styles.category}>{t(`history.category.${category}`)}</p>
              <p lang={own}>{text}</p>
            </div>
            <span className={styles.ticks}>
              <YearTicks years={yearsAfter} from={year} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
