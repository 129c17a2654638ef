import { formatDate, localDay } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';

/**
 * The days of a concert in few words: "jue 19 y vie 20 nov". Two performances of one day are one day.
 * @param dates instants, ISO 8601, in their order
 */
export function shortDates(dates: readonly string[], locale: Locale): string {
  const list = listFormat(locale);
  const days = [...Map.groupBy(dates, (date) => localDay(date)).values()].flatMap(([first]) => first ?? []);
  const months = Map.groupBy(days, (date) => localDay(date).slice(0, 7));
  return list.format(
    [...months.values()].map((ofMonth) => {
      const words = ofMonth.map(
        (date) => `${formatDate(date, 'weekdayShort', locale)} ${formatDate(date, 'dayNumber', locale)}`,
      );
      return `${list.format(words)} ${formatDate(ofMonth[0] ?? '', 'monthShort', locale)}`;
    }),
  );
}
