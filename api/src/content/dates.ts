import { z } from 'zod';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';

export const daySchema = z.iso.date();

/** A day of the islands' calendar, or an exact instant with its offset. */
export const dayOrInstantSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** @param time the local hour that a bare day means, `HH:MM` */
export function contentInstant(value: string, time: string): string {
  const instant = value.length === 10 ? zonedInstant(value, time, timeZone) : new Date(value);
  return instant.toISOString();
}
