import ical, { escape, ICalCalendarMethod } from 'ical-generator';
import { type CalendarDate, calendarEntry, type EntryContext } from './vevent.ts';
import { vtimezone } from './time-zone.ts';

/** How often a calendar program should fetch a subscribed calendar again, in seconds. */
const refreshAfter = 6 * 3_600;

export interface CalendarFile extends EntryContext {
  name: string;
  dates: readonly CalendarDate[];
}

/** A calendar file (RFC 5545, RFC 7986). The same dates always give the same text. */
export function calendarText(file: CalendarFile): string {
  const name = escape(file.name, false);
  const calendar = ical({
    name,
    prodId: { company: 'OFGC', product: 'ofgrancanaria', language: file.lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    // With a time zone for the whole calendar, ical-generator would also write the stamps in that zone, but they must be in UTC.
    timezone: { name: null, generator: () => vtimezone },
    ...(file.isFeed && { ttl: refreshAfter }),
  });
  for (const date of file.dates) calendar.createEvent(calendarEntry(date, file));
  return `${calendar.toString()}\r\n`;
}
