import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { momentPath } from './decades.ts';
import styles from './TurningPoints.module.css';

/** A few moments of the history, each a link to its decade. */
export function TurningPoints({ moments }: { moments: readonly Milestone[] }) {
  const locale = useLocale();
  return (
    <ol className={styles.points}>
      {moments.map((moment) => (
        <li key={moment.id}>
          <SiteLink className={styles.point} to={momentPath(moment)}>
            <span className={styles.year}>{moment.year}</span>{' '}
            <span className={styles.title} lang={foreignLang(moment.lang, locale)}>
              {moment.title}
            </span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
