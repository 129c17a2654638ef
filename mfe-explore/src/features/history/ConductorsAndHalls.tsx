import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { HistoryPeriod } from '@ofgc/shared/domain/history/history.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConductorsAndHalls.module.css';

interface ConductorsAndHallsProps {
  periods: readonly HistoryPeriod[];
  /** The first year of the scale; `thisYear` is its last. */
  since: number;
  thisYear: number;
}

/** Conductors or halls with their years, drawn as bars on one common scale. */
export function ConductorsAndHalls({ periods, since, thisYear }: ConductorsAndHallsProps) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const span = thisYear - since;
  return (
    <ol>
      {periods.map(({ name, from, until, text, artist, lang }) => {
        const own = foreignLang(lang, locale);
        return (
          <li key={`${from} ${name}`} className={styles.period}>
            <p className={styles.years}>
              {until === null ? t('history.since', { year: from }) : t('history.years', { from, until })}
            </p>
            <h3 className={styles.name} lang={own}>
              {artist ? <SiteLink to={artistPath(artist)}>{name}</SiteLink> : name}
            </h3>
            <p className={styles.text} lang={own}>
              {text}
            </p>
            <svg className={styles.bar} viewBox={`0 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.background} width={span} height="1" />
              <rect x={from - since} width={Math.max(1, (until ?? thisYear) - from)} height="1" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
