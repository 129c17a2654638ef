import { z } from 'zod';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';

export const daySchema = z.iso.date();

/** `HH:MM` */
export const hourSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A day in the Canary Islands, or an exact instant with its offset. */
export const dayOrInstantSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** The hours for a day without a time: a range of days includes both, and something published on a day appears in the morning. */
export const dayStart = '00:00';
export const dayEnd = '23:59:59';
export const publishingHour = '08:00';

/** @param time the local hour for a day without a time, `HH:MM` or `HH:MM:SS` */
export function contentInstant(value: string, time: string): string {
  const instant = value.length === 10 ? zonedInstant(value, time, timeZone) : new Date(value);
  return instant.toISOString();
}

/** The first and last day of applications for a place in a class or at a session. */
export const enrolmentDays = { applyFrom: dayOrInstantSchema, applyTo: dayOrInstantSchema };

interface ApplicationDays {
  applyFrom: string;
  applyTo: string;
}

/**
 * Whether applications open before they close, and close before the day of what they are for.
 * @param firstDay of the class, the tests or the results, `YYYY-MM-DD`; undefined where there is none
 */
export function areInOrder({ applyFrom, applyTo }: ApplicationDays, firstDay?: string): boolean {
  const closes = applyTo.slice(0, 10);
  return applyFrom.slice(0, 10) <= closes && (firstDay === undefined || closes < firstDay);
}

/** Applications open at 09:00. */
export function enrolmentInstants({ applyFrom, applyTo }: ApplicationDays) {
  return { applyFrom: contentInstant(applyFrom, '09:00'), applyTo: contentInstant(applyTo, dayEnd) };
}
