import { formatTags, type Locale } from '../domain/locale.ts';

export interface WeekdayName {
  /** For the head of a calendar. */
  letter: string;
  name: string;
}

const known = new Map<Locale, readonly WeekdayName[]>();

/** Monday to Sunday. */
export function weekdayNames(locale: Locale): readonly WeekdayName[] {
  const names = known.get(locale) ?? nameWeekdays(locale);
  known.set(locale, names);
  return names;
}

function nameWeekdays(locale: Locale): WeekdayName[] {
  const letters = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'narrow', timeZone: 'UTC' });
  const names = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i))).map((day) => ({
    letter: letters.format(day),
    name: names.format(day),
  }));
}
