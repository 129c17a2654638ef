import type { Locale } from '../domain/locale.ts';
import { formatDate } from './format.ts';

/** "noviembre de 2026", "noviembre" or "nov". @param month `YYYY-MM` */
export function formatMonth(month: string, style: 'month' | 'monthName' | 'monthShort', locale: Locale): string {
  return formatDate(`${month}-15`, style, locale);
}
