import { formatDate, localDay } from '../dates/format.ts';
import type { Locale } from '../domain/locale.ts';

/** When it was to be: "viernes 27 de noviembre", of one that only has another hour "20:00". */
export function previousStart(previousStartsAt: string, startsAt: string, locale: Locale): string {
  return formatDate(previousStartsAt, localDay(previousStartsAt) === localDay(startsAt) ? 'time' : 'day', locale);
}
