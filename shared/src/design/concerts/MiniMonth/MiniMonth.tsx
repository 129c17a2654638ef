import { useTranslation } from 'react-i18next';
import { cachedOnServer } from '../../../hydration/cached-on-server.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { MonthTable } from '../MonthTable/MonthTable.tsx';
import styles from './MiniMonth.module.css';

export interface DayOfConcert {
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  to: string;
  /** The category's kind, whose hue is the ring around the day. */
  kind: string;
  /** Why nobody can hear it that day. */
  notHeld?: 'cancelled' | 'postponed';
}

interface MiniMonthProps {
  /** `YYYY-MM`. */
  month: string;
  days: readonly DayOfConcert[];
  /** `YYYY-MM-DD` in the islands' time; marked with the sun. */
  today?: string;
}

function DrawnMonth({ month, days, today }: MiniMonthProps) {
  const { t } = useTranslation('shared');
  return (
    <MonthTable
      month={month}
      className={styles.grid}
      renderHeading={({ letter, name }) => <abbr title={name}>{letter}</abbr>}
      renderCell={(number, day) => {
        const concerts = days.filter((concert) => concert.day === day);
        const isToday = day !== null && day === today;
        return (
          <td data-today={isToday ? '' : undefined}>
            {number &&
              (concerts[0] ? (
                <DayLink number={number} concerts={concerts} to={concerts[0].to} isToday={isToday} />
              ) : (
                <>
                  {number}
                  {isToday && <span className="visually-hidden"> {t('today')}</span>}
                </>
              ))}
          </td>
        );
      }}
    />
  );
}

/** A month as a table; days with concerts are links. */
export const MiniMonth = cachedOnServer(DrawnMonth);

function DayLink({
  number,
  concerts,
  to,
  isToday,
}: {
  number: number;
  concerts: readonly DayOfConcert[];
  to: string;
  isToday: boolean;
}) {
  const { t } = useTranslation('shared');
  const words = { cancelled: t('state.cancelled'), postponed: t('state.postponed') };
  const titles = concerts.map(({ title, notHeld }) => (notHeld ? `${title} · ${words[notHeld]}` : title));
  const title = [...new Set(titles)].join(', ');
  return (
    <SiteLink
      to={to}
      data-kind={concerts[0]?.kind}
      data-state={stateOfDay(concerts)}
      aria-label={t(isToday ? 'dayOfConcertToday' : 'dayOfConcert', { day: number, title })}
    >
      {number}
    </SiteLink>
  );
}

/** Of a day on which nothing is held: cancelled where all of it is. */
function stateOfDay(concerts: readonly DayOfConcert[]): DayOfConcert['notHeld'] {
  if (!concerts.every(({ notHeld }) => notHeld)) return undefined;
  return concerts.find(({ notHeld }) => notHeld === 'postponed')?.notHeld ?? 'cancelled';
}
