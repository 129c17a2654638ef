import { timeZone } from './time-zone.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * An instant in the time zone of the Canary Islands, with its offset from UTC: `2027-04-16T20:00:00+01:00`.
 * Search engines read a concert's local hour from this form.
 * @param instant ISO 8601
 */
export function isoWithOffset(instant: string): string {
  const at = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const offset = at.timeZoneName?.replace('GMT', '') || '+00:00';
  return `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}:${at.second}${offset}`;
}
