import { addDays } from './add-days.ts';
import { timeZone } from './time-zone.ts';
import { zonedInstant } from './zoned-instant.ts';

/** The midnight on the islands with which a day ends. @param day `YYYY-MM-DD` */
export function endOfDay(day: string): Date {
  return zonedInstant(addDays(day, 1), '00:00', timeZone);
}
