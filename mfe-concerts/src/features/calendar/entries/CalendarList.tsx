import { CalendarRow } from '@ofgc/shared/design/concerts/CalendarRow/CalendarRow.tsx';
import { formatMonth } from '@ofgc/shared/dates/format-month.ts';
import { MonthList } from '@ofgc/shared/design/concerts/MonthList/MonthList.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { performanceTimes } from '@ofgc/shared/labels/performance-times.ts';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry, MonthEntries } from './calendar-entries.ts';
import { rowId } from './row-id.ts';

interface CalendarListProps {
  months: readonly MonthEntries[];
  /** `YYYY-MM-DD`: months of this year need not name it. */
  today: string;
}

/** How many months a phone shows before the others unfold. */
const firstMonths = 6;

/** The concerts under the names of their months. */
export function CalendarList({ months, today }: CalendarListProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const list = (some: typeof months) =>
    some.map(({ month, entries, concerts }) => (
      <MonthList
        key={month}
        id={`mes-${month}`}
        title={
          month.startsWith(today.slice(0, 4))
            ? formatMonth(month, 'monthName', locale)
            : formatMonth(month, 'month', locale)
        }
        concerts={concerts}
      >
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.performance.id}
            entry={entry}
            id={entries[index - 1]?.day === entry.day ? undefined : rowId(entry.day)}
          />
        ))}
      </MonthList>
    ));
  const others = months.slice(firstMonths);
  const areEarlier = others.some(({ month }) => month < months[0]!.month);
  const count = others.reduce((sum, { concerts }) => sum + concerts, 0);
  return (
    <div>
      {list(months.slice(0, firstMonths))}
      {others.length > 0 && (
        <PhoneFold look="more" title={t(areEarlier ? 'calendar.earlier' : 'calendar.later', { count })}>
          {list(others)}
        </PhoneFold>
      )}
    </div>
  );
}

function EntryRow({
  entry: { event, performance, sessions, venue },
  id,
}: {
  entry: CalendarEntry;
  id: string | undefined;
}) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const times = performanceTimes(sessions, locale, tShared);
  const hasSessions = sessions.length > 1 || performance.isRelaxed;
  const place = venue ?? t('concert.facts.online');
  const note = hasSessions ? t('calendar.sessionsAt', { count: sessions.length, times, venue: place }) : place;
  return <CalendarRow event={event} performance={performance} sessions={sessions} id={id} note={note} />;
}
