import { formatDate } from './format.ts';
import type { Locale } from '../domain/locale.ts';

/** The middle of a month, so that no zone moves it into another. @param month `YYYY-MM` */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** "noviembre de 2026". */
export function monthTitle(month: string, locale: Locale): string {
  return formatDate(middleOf(month), 'month', locale);
}

/** "nov"; the first of another year than the month before it says so: "ene 2027". */
export function monthTab(month: string, previous: string | undefined, locale: Locale): string {
  const name = formatDate(middleOf(month), 'monthShort', locale);
  return previous && previous.slice(0, 4) !== month.slice(0, 4) ? `${name} ${month.slice(0, 4)}` : name;
}
