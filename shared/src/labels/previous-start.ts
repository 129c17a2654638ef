import { formatDate, localDay } from '../dates/format.ts';
import type { Locale } from '../domain/locale.ts';

/** The original date of a moved performance: "viernes 27 de noviembre", or "20:00" where only the hour has changed. */
export function previousStart(previousStartsAt: string, startsAt: string, locale: Locale): string {
  return formatDate(previousStartsAt, localDay(previousStartsAt) === localDay(startsAt) ? 'time' : 'day', locale);
}
