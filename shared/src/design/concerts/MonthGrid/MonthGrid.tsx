import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { monthTitle } from '../../../dates/month-label.ts';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { monthWeeks } from '../../../dates/month-weeks.ts';
import { weekdayNames } from '../../../dates/weekday-names.ts';
import styles from './MonthGrid.module.css';

export interface DayOfConcert {
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  to: string;
  /** The category's kind: its hue rings the day. */
  kind: string;
}

interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  days: readonly DayOfConcert[];
  /** `YYYY-MM-DD`, on the islands' clocks: wears the sun. */
  today?: string;
}

/** A month as a table; days with concerts are links. */
export function MonthGrid({ month, days, today }: MonthGridProps) {
  const locale = useLocale();
  return (
    <table className={styles.grid}>
      <caption>{monthTitle(month, locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ letter, name }) => (
            <th scope="col" key={name}>
              <abbr title={name}>{letter}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week, index) => (
          <tr key={index}>
            {week.map((number, weekday) => {
              const day = number === null ? '' : `${month}-${String(number).padStart(2, '0')}`;
              const concerts = days.filter((concert) => concert.day === day);
              return (
                <td key={weekday} data-today={day && day === today ? '' : undefined}>
                  {number !== null &&
                    (concerts[0] ? (
                      <DayLink number={number} concerts={concerts} to={concerts[0].to} isToday={day === today} />
                    ) : (
                      number
                    ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
  const title = [...new Set(concerts.map((concert) => concert.title))].join(', ');
  return (
    <SiteLink
      to={to}
      data-kind={concerts[0]?.kind}
      aria-label={t(isToday ? 'dayOfConcertToday' : 'dayOfConcert', { day: number, title })}
    >
      {number}
    </SiteLink>
  );
}
