/// <reference lib="esnext.temporal" />
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';

/** An instant in the Canary Islands' time zone. A plain `Date` would be written in this process's time zone. */
export function canaryTime(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
}

/**
 * The Canary Islands' time zone for a calendar file: western European time, an hour more from the last Sunday of
 * March to the last of October, both at 01:00 UTC (Directive 2000/84/EC).
 */
export const vtimezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  `X-LIC-LOCATION:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:WEST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:WET',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
