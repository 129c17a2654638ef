import { formatTags, type Locale } from '../domain/locale.ts';

export interface WeekdayName {
  /** For the head of a calendar. */
  letter: string;
  name: string;
}

/** Monday to Sunday. */
export function weekdayNames(locale: Locale): WeekdayName[] {
  const letters = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'narrow', timeZone: 'UTC' });
  const names = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i))).map((day) => ({
    letter: letters.format(day),
    name: names.format(day),
  }));
}
