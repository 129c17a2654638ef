import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { refundDays } from '@ofgc/shared/domain/events/refund-days.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { exchangesPath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertNote.module.css';
import { scheduleChange, type ScheduleChange } from './schedule-change.ts';

export interface ConcertNoteProps {
  event: Pick<Event, 'performances' | 'canceled' | 'stateNote' | 'lang'>;
  /** The page's language. */
  locale: Locale;
}

/** The most serious first. */
const changes: readonly ScheduleChange[] = ['cancelled', 'postponed', 'movedOnline', 'rescheduled'];

/** The notice of a change: the office's text or, without one, a general one for each kind of change. */
export function ConcertNote({ event, locale }: ConcertNoteProps) {
  const { performances, stateNote } = event;
  if (stateNote) {
    const look = event.canceled ? 'cancelled' : performances.some(scheduleChange) ? 'moved' : 'plain';
    return (
      <Notice look={look}>
        <Html html={stateNote} className={styles.note} isProse={false} lang={foreignLang(event.lang, locale)} />
      </Notice>
    );
  }
  return (
    <div className={styles.notices}>
      {changes.map((change) => (
        <ChangeNotice key={change} change={change} event={event} locale={locale} />
      ))}
    </div>
  );
}

interface ChangeNoticeProps extends ConcertNoteProps {
  change: ScheduleChange;
}

/**
 * One kind of change: to the whole concert, otherwise to some of its dates, one line each. What visitors have to do about it stands there
 * until the last of these dates is over; of a free concert that is cancelled there is nothing to refund.
 */
function ChangeNotice({ change, event: { performances }, locale }: ChangeNoticeProps) {
  const { t } = useTranslation('concerts');
  const changed = performances.filter((one) => scheduleChange(one) === change);
  if (changed.length === 0) return null;
  const day = (instant: string) => formatDate(instant, 'day', locale);
  const hour = (instant: string) => formatDate(instant, 'time', locale);
  const moment = (instant: string) => t('concert.facts.at', { date: day(instant), time: hour(instant) });
  const isWhole = change !== 'rescheduled' && changed.length === performances.length;
  return (
    <Notice
      look={change === 'cancelled' ? 'cancelled' : 'moved'}
      title={
        isWhole
          ? t(`concert.note.${change}`)
          : changed.map(({ id, previousStartsAt, startsAt }) => (
              <span key={id} className={styles.date}>
                {previousStartsAt && change === 'rescheduled' && day(previousStartsAt) === day(startsAt)
                  ? t('concert.note.rescheduledHour', {
                      day: day(startsAt),
                      from: hour(previousStartsAt),
                      to: hour(startsAt),
                    })
                  : t(`concert.note.${change}Date`, {
                      from: moment(previousStartsAt ?? startsAt),
                      to: moment(startsAt),
                    })}
              </span>
            ))
      }
    >
      {changed.some(({ isOver, isRefunded }) => !isOver && (isRefunded || change !== 'cancelled')) && (
        <>
          <p>{t(`concert.note.${change}Text`, { refundDays })}</p>
          <p>
            <ArrowLink to={exchangesPath}>{t('concert.note.terms')}</ArrowLink>
          </p>
        </>
      )}
    </Notice>
  );
}
