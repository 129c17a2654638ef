import type { Locale } from '../domain/locale.ts';
import { type DateStyle, formatDate, plainDate } from './format.ts';

/** A day in a style, and the time: «20 de noviembre de 2026, 20:00». @param instant ISO 8601 or a Date */
export function formatMoment(instant: string | Date, style: DateStyle, locale: Locale): string {
  return `${formatDate(instant, style, locale)}, ${formatDate(instant, 'time', locale)}`;
}

/** The same with ordinary spaces, for uses outside of pages. */
export function plainMoment(instant: string | Date, style: DateStyle, locale: Locale): string {
  return `${plainDate(instant, style, locale)}, ${plainDate(instant, 'time', locale)}`;
}
