import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { programmeLine } from '@ofgc/shared/labels/programme-line.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { eventFilePath, eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { googleCalendarLink, outlookCalendarLink } from '../external-calendars/calendar-links.ts';
import styles from './AddToCalendar.module.css';
import { FactMenu } from './FactMenu.tsx';

export interface AddToCalendarProps {
  event: Event;
  /** The concert's upcoming dates. */
  ahead: readonly Performance[];
}

/** Links that add each upcoming date to the visitor's own calendar. */
export function AddToCalendar({ event, ahead }: AddToCalendarProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const site = useSite();
  const note = {
    title: event.title,
    details: programmeLine(event.programme, tShared) || event.teaser,
    url: site.url + localisedPath(eventPath(event), locale),
    online: t('concert.facts.online'),
  };
  return (
    <FactMenu icon={CalendarPlus} label={t('concert.calendar.add')}>
      <ul className={styles.list}>
        {ahead.map((performance) => (
          <li key={performance.id}>
            {ahead.length > 1 && (
              <b>
                {t('concert.facts.at', {
                  date: formatDate(performance.startsAt, 'day', locale),
                  time: formatDate(performance.startsAt, 'time', locale),
                })}
              </b>
            )}
            <span className={styles.links}>
              <SiteLink to={localisedPath(eventFilePath(event, performance), locale)} isDocument>
                {t('concert.calendar.file')}
              </SiteLink>
              <SiteLink to={googleCalendarLink(note, performance)}>{t('concert.calendar.google')}</SiteLink>
              <SiteLink to={outlookCalendarLink(note, performance)}>{t('concert.calendar.outlook')}</SiteLink>
            </span>
          </li>
        ))}
      </ul>
    </FactMenu>
  );
}
