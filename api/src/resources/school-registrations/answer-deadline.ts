import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { dayEnd } from '../../content/dates.ts';
import type { CallRecord } from '../school-calls/find.ts';

/**
 * Until when a school answers for a place that it is given now: the end of a day on the islands, as its letter says, and before the session
 * begins. Days are those of the islands' calendar.
 * @param session that it is given @param at the site's clock
 */
export function answerDeadline({ answerDays, sessions }: CallRecord, session: number, at: Date): Date {
  const end = zonedInstant(addDays(localDay(at), answerDays), dayEnd, timeZone);
  const held = sessions.find(({ id }) => id === session);
  return held && held.startsAt < end ? held.startsAt : end;
}
