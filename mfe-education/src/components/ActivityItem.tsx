import { formatDate } from '@ofgc/shared/dates/format.ts';
import { eventPath } from '@ofgc/shared/design/event-path.ts';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { AudienceActivity } from '../audiences.ts';
import styles from './ActivityItem.module.css';

/** An activity: what it is, for whom, when, where, at what price, and the next concert it belongs to. */
export function ActivityItem({ activity }: { activity: AudienceActivity }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { title, summary, audience, when, place, price, next } = activity;
  const facts = { audience, when, place, price };
  return (
    <article className={styles.item} lang={activity.lang === locale ? undefined : activity.lang}>
      <h3 className={styles.title}>{title}</h3>
      <p>{summary}</p>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt lang={locale}>{t(`activity.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {next && (
          <div lang={locale}>
            <dt>{t('activity.next')}</dt>
            <dd>
              <SiteLink to={eventPath(next)} lang={next.lang === locale ? undefined : next.lang}>
                {next.title}
              </SiteLink>{' '}
              <time className={styles.date} dateTime={next.startsAt}>
                {formatDate(next.startsAt, 'date', locale)}
              </time>
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
