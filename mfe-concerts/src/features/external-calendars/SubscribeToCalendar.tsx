import { useSite } from '@ofgc/shared/contract';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import plus from '@ofgc/shared/design/text/Details/PlusSummary.module.css';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { type CalendarChoice, calendarFeedPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import { googleSubscription, outlookSubscription } from './calendar-links.ts';
import styles from './SubscribeToCalendar.module.css';

interface SubscribeToCalendarProps {
  query: CalendarChoice;
  /** Which concerts the subscriber gets: "con los filtros que ha elegido". */
  text: string;
  className?: string | undefined;
}

/** Links that subscribe the visitor's own calendar to the concerts; they unfold without JavaScript. */
export function SubscribeToCalendar({ query, text, className }: SubscribeToCalendarProps) {
  const { t } = useTranslation('concerts');
  const feed = useSite().url + localisedPath(calendarFeedPath(query), useLocale());
  return (
    <details className={className ? `${styles.subscribe} ${className}` : styles.subscribe} data-print="hidden">
      <summary className={plus.plusSummary}>{t('subscribe.title')}</summary>
      <div className={styles.body}>
        <p>{text}</p>
        <ul className={styles.ways}>
          <li>
            <SiteLink to={feed.replace(/^https?/, 'webcal')}>{t('subscribe.own')}</SiteLink>
          </li>
          <li>
            <SiteLink to={googleSubscription(feed)}>{t('concert.calendar.google')}</SiteLink>
          </li>
          <li>
            <SiteLink to={outlookSubscription(feed, t('subscribe.name'))}>{t('concert.calendar.outlook')}</SiteLink>
          </li>
        </ul>
        <Field
          name="feed"
          label={t('subscribe.address')}
          hint={t('subscribe.addressHint')}
          value={feed}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </details>
  );
}
