import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { activityPath } from '@ofgc/shared/routes/education/activities.ts';
import styles from './ActivityRow.module.css';

/** An activity in one or two lines; the whole row is a link to its page. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { title, audience, when, price, lang } = activity;
  return (
    <article className={styles.row} lang={foreignLang(lang, useLocale())}>
      <h3 className={styles.title}>
        <CardLink to={activityPath(activity)}>{title}</CardLink>
      </h3>
      <p className={styles.facts}>
        <span>{audience}</span> <span>{when}</span> <span>{price}</span>
      </p>
    </article>
  );
}
