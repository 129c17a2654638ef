import { formatDate } from './format.ts';
import type { Locale } from '../domain/locale.ts';

/** The middle of a month, which is in that month in every time zone. @param month `YYYY-MM` */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** "noviembre de 2026". */
export function monthTitle(month: string, locale: Locale): string {
  return formatDate(middleOf(month), 'month', locale);
}

/** "nov"; a month of another year than the previous one has the year: "ene 2027". */
export function monthTab(month: string, previous: string | undefined, locale: Locale): string {
  const name = formatDate(middleOf(month), 'monthShort', locale);
  return previous && previous.slice(0, 4) !== month.slice(0, 4) ? `${name} ${month.slice(0, 4)}` : name;
}
