import type { Locale } from '../domain/locale.ts';
import { formatDate } from './format.ts';

/** "noviembre de 2026", "noviembre" or "nov". @param month `YYYY-MM` */
export function formatMonth(month: string, style: 'month' | 'monthName' | 'monthShort', locale: Locale): string {
  // The middle of a month is in that month in every time zone.
  return formatDate(`${month}-15T12:00:00Z`, style, locale);
}
