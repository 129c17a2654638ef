import { z } from 'zod';
import { contentInstant, daySchema, hourSchema } from './dates.ts';

/** A day with its hours in the time of the Canary Islands. */
export const meetingContent = z.strictObject({ date: daySchema, from: hourSchema, to: hourSchema });
type Meeting = z.infer<typeof meetingContent>;

/** Beginning and end as ISO 8601 in UTC. */
export function meetingInstants({ date, from, to }: Meeting): { startsAt: string; endsAt: string } {
  return { startsAt: contentInstant(date, from), endsAt: contentInstant(date, to) };
}

/** The end of the last meeting, as ISO 8601 in UTC. @param meetings at least one, in any order */
export function lastEnd(meetings: readonly Meeting[]): string {
  return meetings
    .map((meeting) => meetingInstants(meeting).endsAt)
    .toSorted()
    .at(-1) as string;
}

/** The day of the first meeting, `YYYY-MM-DD`. @param meetings at least one, in any order */
export function firstDay(meetings: readonly Meeting[]): string {
  return meetings.map(({ date }) => date).toSorted()[0] as string;
}
