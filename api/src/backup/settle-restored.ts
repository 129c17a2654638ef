import { sql } from 'kysely';
import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { dayEnd } from '../content/dates.ts';
import type { Database } from '../database/database.ts';

/** Days that schools have at least to confirm their places after a restore. */
const answerDays = 3;

interface Lost {
  /** When the backup was made. */
  since: Date;
  /** When it is restored, by the real clock. */
  now: Date;
}

/**
 * Keeps a restored site from acting on what it cannot know, because it happened after the backup: sessions may have ended, so all do; schools
 * may have confirmed their places, so they do not lose them at the start, but can confirm them again.
 * @param transaction with the restored rows
 * @returns the references of the registrations whose places wait for an answer: somebody has to tell these schools
 */
export async function settleRestored(transaction: Database, { since, now }: Lost): Promise<string[]> {
  await transaction.deleteFrom('sessions').execute();
  const newDeadline = zonedInstant(addDays(localDay(now), answerDays), dayEnd, timeZone);
  const waiting = await transaction
    .updateTable('schoolRegistrations')
    .from('schoolSessions')
    .whereRef('schoolSessions.id', '=', 'schoolRegistrations.sessionId')
    .where('schoolRegistrations.state', '=', 'assigned')
    .where('schoolRegistrations.answerBy', '>=', since)
    .where('schoolSessions.startsAt', '>', now)
    // As in every deadline, a place is confirmed before its session begins.
    .set({ answerBy: sql<Date>`greatest(answer_by, least(${newDeadline}::timestamptz, school_sessions.starts_at))` })
    .returning('schoolRegistrations.reference')
    .execute();
  return waiting.map(({ reference }) => reference);
}
