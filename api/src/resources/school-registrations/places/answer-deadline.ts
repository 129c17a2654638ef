import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { dayEnd } from '../../../content/dates.ts';
import type { CallRecord } from '../../school-calls/find.ts';

/**
 * The time by which a school must answer for a place that it is given now: the end of a day on the islands, as its email says, and no
 * later than the beginning of the session. Days are counted by the islands' calendar.
 * @param session whose place is given @param at the site's clock
 */
export function answerDeadline({ answerDays, sessions }: CallRecord, session: number, at: Date): Date {
  const end = zonedInstant(addDays(localDay(at), answerDays), dayEnd, timeZone);
  const held = sessions.find(({ id }) => id === session);
  return held && held.startsAt < end ? held.startsAt : end;
}
