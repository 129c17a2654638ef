import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './ConcertNote.module.css';
import { scheduleChange } from './schedule-change.ts';

type NotedEvent = Pick<Event, 'performances' | 'stateNote' | 'lang'>;

/** The notice of a change: the office's text or, without one, a general one. */
export function ConcertNote({ event, performance }: { event: NotedEvent; performance: Performance }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const change = scheduleChange(event);
  const look = change === 'cancelled' ? 'cancelled' : change ? 'moved' : 'plain';
  if (event.stateNote) {
    return (
      <Notice look={look}>
        <Html
          html={event.stateNote}
          className={styles.note}
          isProse={false}
          lang={event.lang === locale ? undefined : event.lang}
        />
      </Notice>
    );
  }
  if (!change) return null;
  const day = (instant: string | null) => (instant ? formatDate(instant, 'day', locale) : '');
  return (
    <Notice
      look={look}
      title={t(`concert.note.${change}`, { from: day(performance.previousStartsAt), to: day(performance.startsAt) })}
    >
      <p>{t(`concert.note.${change}Text`)}</p>
    </Notice>
  );
}
