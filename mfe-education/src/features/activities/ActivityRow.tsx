import { WholeLink } from '@ofgc/shared/design/WholeLink/WholeLink.tsx';
import type { Activity } from '@ofgc/shared/domain/activity.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { activityPath } from '../addresses/education-paths.ts';
import styles from './ActivityRow.module.css';

/** An activity in a line or two; the whole row is its link. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { title, audience, when, price, lang } = activity;
  return (
    <article className={styles.row} lang={lang === useLocale() ? undefined : lang}>
      <h3 className={styles.title}>
        <WholeLink to={activityPath(activity)}>{title}</WholeLink>
      </h3>
      <p className={styles.facts}>
        <span>{audience}</span> <span>{when}</span> <span>{price}</span>
      </p>
    </article>
  );
}
