import { formatDate } from '@ofgc/shared/dates/format.ts';
import { eventPath } from '@ofgc/shared/design/event-path.ts';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { AudienceActivity, NextConcert } from '../audiences/audiences.ts';
import { activityPath } from '../addresses/education-paths.ts';
import styles from './ActivityItem.module.css';
import { Facts } from '../layout/FactList.tsx';

interface ActivityItemProps {
  activity: AudienceActivity;
  /** Its title leads to the page of the activity. */
  isLinked?: boolean | undefined;
}

/** An activity: what it is, for whom, when, where, at what price, and the next concert it belongs to. */
export function ActivityItem({ activity, isLinked = true }: ActivityItemProps) {
  const { t } = useTranslation('education');
  const { title, summary, audience, when, place, price, next } = activity;
  const lang = activity.lang === useLocale() ? undefined : activity.lang;
  const facts = Object.entries({ audience, when, place, price }).map(([name, value]) => ({
    term: t(`activity.${name}`),
    value: <span lang={lang}>{value}</span>,
  }));
  return (
    <article className={styles.item}>
      <h3 className={styles.title} lang={lang}>
        {isLinked ? <SiteLink to={activityPath(activity)}>{title}</SiteLink> : title}
      </h3>
      <p lang={lang}>{summary}</p>
      <Facts facts={next ? [...facts, { term: t('activity.next'), value: <Concert concert={next} /> }] : facts} />
    </article>
  );
}

function Concert({ concert }: { concert: NextConcert }) {
  const locale = useLocale();
  return (
    <>
      <SiteLink to={eventPath(concert)} lang={concert.lang === locale ? undefined : concert.lang}>
        {concert.title}
      </SiteLink>{' '}
      <time className={styles.date} dateTime={concert.startsAt}>
        {formatDate(concert.startsAt, 'date', locale)}
      </time>
    </>
  );
}
