import { formatDate, localDay } from '../dates/format.ts';
import type { Performance } from '../domain/events/event.schema.ts';
import type { Locale } from '../domain/locale.ts';
import { listFormat } from './list-format.ts';
import type { Translate } from './translate.ts';

type ShownPerformance = Pick<Performance, 'startsAt' | 'isRelaxed'>;

/** Whether all performances are on one day of the islands' calendar. */
export function areOnOneDay(performances: readonly Pick<ShownPerformance, 'startsAt'>[]): boolean {
  return new Set(performances.map(({ startsAt }) => localDay(startsAt))).size <= 1;
}

/** One performance of several: "10:30 · relajada"; with its day, where they are on several days, "vie 20 nov, 20:00". */
export function performanceLabel(
  { startsAt, isRelaxed }: ShownPerformance,
  hasDay: boolean,
  locale: Locale,
  t: Translate,
): string {
  const time = formatDate(startsAt, 'time', locale);
  const words = isRelaxed ? t('session.relaxed', { time }) : time;
  return hasDay ? t('session.dated', { day: formatDate(startsAt, 'dayShort', locale), words }) : words;
}

/** All performances of one day: "10:30 (relajada) y 12:00". */
export function performanceTimes(performances: readonly ShownPerformance[], locale: Locale, t: Translate): string {
  const times = performances.map(({ startsAt, isRelaxed }) => {
    const time = formatDate(startsAt, 'time', locale);
    return isRelaxed ? t('session.relaxedAmong', { time }) : time;
  });
  return listFormat(locale).format(times);
}
