import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SchoolSessions } from '../../../database/tables.generated.ts';
import { findCalls } from '../../school-calls/find.ts';
import { answerDeadline } from './answer-deadline.ts';

type SessionTime = Pick<Selectable<SchoolSessions>, 'id' | 'startsAt' | 'suspended'>;

/** The sessions for schools that are a concert's performances. @param event the concert's id */
export function findConcertSessions(database: Database, event: number): Promise<SessionTime[]> {
  return database
    .selectFrom('schoolSessions')
    .innerJoin('performances', 'performances.id', 'schoolSessions.performanceId')
    .select(['schoolSessions.id', 'schoolSessions.startsAt', 'suspended'])
    .where('performances.eventId', '=', event)
    .execute();
}

/**
 * Gives schools that have not yet confirmed their place the days of their call once more where the session takes place again or at another
 * time: while it was off they could not confirm, and until the change they knew another day. A deadline only becomes earlier where the
 * session does. A place of a call that was deleted has none.
 * @param before the sessions as they were @param at the site's clock
 */
export async function renewDeadlines(transaction: Database, before: readonly SessionTime[], at: Date): Promise<void> {
  if (!before.length) return;
  const assigned = await transaction
    .selectFrom('schoolRegistrations as registration')
    .innerJoin('schoolSessions as session', 'session.id', 'registration.sessionId')
    .select(['registration.id', 'call', 'answerBy', 'session.id as session', 'startsAt', 'suspended'])
    .where('registration.state', '=', 'assigned')
    .where(
      'session.id',
      'in',
      before.map(({ id }) => id),
    )
    .execute();
  const calls = assigned.length ? await findCalls(transaction, at) : [];
  for (const { id, call: key, answerBy, session, startsAt, suspended } of assigned) {
    const former = before.find((one) => one.id === session);
    const isSame = former?.suspended === suspended && former.startsAt.getTime() === startsAt.getTime();
    const call = calls.find((one) => one.key === key);
    if (isSame || suspended !== null || !answerBy || !call) continue;
    const renewed = answerDeadline(call, session, at);
    const latest = Math.min(startsAt.getTime(), Math.max(renewed.getTime(), answerBy.getTime()));
    await transaction
      .updateTable('schoolRegistrations')
      .set({ answerBy: new Date(latest) })
      .where('id', '=', id)
      .execute();
  }
}
