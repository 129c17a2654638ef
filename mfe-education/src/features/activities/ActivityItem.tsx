import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { activityPath } from '@ofgc/shared/routes/education/activities.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import type { ConcertLink } from './concert-link.ts';
import type { ActivityWithConcert } from './activity-concert.ts';
import styles from './ActivityItem.module.css';

interface ActivityItemProps {
  activity: ActivityWithConcert;
  /** Whether the title links to the activity's page; false on that page itself. */
  isLinked?: boolean | undefined;
}

/** An activity with its facts and its next concert. */
export function ActivityItem({ activity, isLinked = true }: ActivityItemProps) {
  const { t } = useTranslation('education');
  const { title, summary, audience, when, place, price, next } = activity;
  const lang = foreignLang(activity.lang, useLocale());
  const own = { audience, when, place, price };
  const names = ['audience', 'when', 'place', 'price'] as const;
  const facts = names.map((name) => ({ term: t(`activity.${name}`), value: <span lang={lang}>{own[name]}</span> }));
  return (
    <article className={styles.item}>
      <h3 className={styles.title} lang={lang}>
        {isLinked ? <SiteLink to={activityPath(activity)}>{title}</SiteLink> : title}
      </h3>
      <p lang={lang}>{summary}</p>
      <FactList facts={next ? [...facts, { term: t('activity.next'), value: <Concert concert={next} /> }] : facts} />
    </article>
  );
}

function Concert({ concert }: { concert: ConcertLink }) {
  const locale = useLocale();
  return (
    <>
      <SiteLink to={eventPath(concert)} lang={foreignLang(concert.lang, locale)}>
        {concert.title}
      </SiteLink>{' '}
      <time className={styles.date} dateTime={concert.startsAt}>
        {formatDate(concert.startsAt, 'date', locale)}
      </time>
    </>
  );
}
