import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertNote.module.css';
import type { scheduleChange } from './schedule-change.ts';

export interface ConcertNoteProps {
  event: Pick<Event, 'stateNote' | 'lang'>;
  performance: Performance;
  change: ReturnType<typeof scheduleChange>;
  /** The page's language. */
  locale: Locale;
}

/** The notice of a change: the office's text or, without one, a general one. */
export function ConcertNote({ event, performance, change, locale }: ConcertNoteProps) {
  const { t } = useTranslation('concerts');
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
