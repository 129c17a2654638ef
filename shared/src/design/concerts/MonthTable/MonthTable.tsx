import { Fragment, type ReactNode } from 'react';
import { formatMonth } from '../../../dates/format-month.ts';
import { monthWeeks } from '../../../dates/month-weeks.ts';
import { type WeekdayName, weekdayNames } from '../../../dates/weekday-names.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  className: string | undefined;
  renderHeading: (weekday: WeekdayName) => ReactNode;
  /** Renders the `<td>` of a day from its number and `YYYY-MM-DD`; both are null for days of the adjacent months. */
  renderCell: (number: number | null, day: string | null) => ReactNode;
}

/** A month as a table of weeks, Monday first. */
export function MonthTable({ month, className, renderHeading, renderCell }: MonthTableProps) {
  const locale = useLocale();
  return (
    <table className={className}>
      <caption>{formatMonth(month, 'month', locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map((weekday) => (
            <th scope="col" key={weekday.name}>
              {renderHeading(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week, index) => (
          <tr key={index}>
            {week.map((number, weekday) => (
              <Fragment key={weekday}>
                {renderCell(number, number === null ? null : `${month}-${String(number).padStart(2, '0')}`)}
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
