import { minute } from '@ofgc/shared/dates/spans.ts';

/** A concert's announced length: rounded up to five minutes. @param minutes music and intervals */
export function announcedMinutes(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/** The announced end of a performance. @param minutes music and intervals */
export function announcedEnd(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + announcedMinutes(minutes) * minute);
}
