import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SchoolSessions } from '../../../database/tables.generated.ts';
import { findCall } from '../../school-calls/find.ts';
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
 * time: while it was off they could not confirm, and until the change they knew another day. A deadline never becomes shorter, but no
 * later than the session.
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
  for (const { id, call, answerBy, session, startsAt, suspended } of assigned) {
    const former = before.find((one) => one.id === session);
    const isSame = former?.suspended === suspended && former.startsAt.getTime() === startsAt.getTime();
    if (isSame || suspended !== null || !answerBy) continue;
    const renewed = answerDeadline(await findCall(transaction, call, at), session, at);
    const latest = Math.min(startsAt.getTime(), Math.max(renewed.getTime(), answerBy.getTime()));
    await transaction
      .updateTable('schoolRegistrations')
      .set({ answerBy: new Date(latest) })
      .where('id', '=', id)
      .execute();
  }
}
