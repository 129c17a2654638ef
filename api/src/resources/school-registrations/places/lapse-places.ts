import type { Database } from '../../../database/database.ts';
import { canBeGiven } from '../../school-calls/can-be-given.ts';
import { findCall } from '../../school-calls/find.ts';
import { lockCall } from '../../school-calls/lock-call.ts';
import { changeState } from '../change-state.ts';
import { findRegistration, findRegistrationsIn } from '../find.ts';
import { enqueueSchoolEmail } from '../enqueue-emails.ts';
import { offerSeats } from './offer-seats.ts';

/** Pause between two checks of the deadlines, in milliseconds. */
export const lapsingPause = 30_000;

interface Lapsing {
  database: Database;
  /** The site's clock. */
  now: () => Date;
  siteUrl: string;
}

/**
 * Takes back places that were not confirmed in time, writes to their schools, and gives the seats to waiting schools. Each call has its own
 * transaction, so a process that ends in the middle leaves either all of a call's changes or none. Several processes may run it at once.
 * @throws the errors of failed calls, after all other calls were handled
 */
export async function lapsePlaces({ database, now, siteUrl }: Lapsing): Promise<void> {
  const at = now();
  const failures: unknown[] = [];
  for (const call of await findDueCalls(database, at))
    await database
      .transaction()
      .execute((transaction) => lapseIn(transaction, { key: call, at, siteUrl }))
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '));
  if (failures.length === 1) throw failures[0];
}

/**
 * The calls with places to take back. The place of a session that has begun or does not take place does not lapse, and a deleted call has
 * nothing to give.
 */
async function findDueCalls(database: Database, at: Date): Promise<string[]> {
  const due = await database
    .selectFrom('schoolRegistrations')
    .innerJoin('schoolCalls', 'schoolCalls.key', 'schoolRegistrations.call')
    .innerJoin('schoolSessions', 'schoolSessions.id', 'schoolRegistrations.sessionId')
    .select('schoolCalls.key')
    .distinct()
    .where('schoolRegistrations.state', '=', 'assigned')
    .where('schoolRegistrations.answerBy', '<', at)
    .where('schoolSessions.startsAt', '>', at)
    .where('schoolSessions.suspended', 'is', null)
    .orderBy('schoolCalls.key')
    .execute();
  return due.map(({ key }) => key);
}

async function lapseIn(
  transaction: Database,
  { key, at, siteUrl }: { key: string; at: Date; siteUrl: string },
): Promise<void> {
  await lockCall(transaction, key);
  const call = await findCall(transaction, key, at);
  const ahead = new Set(call.sessions.filter((session) => canBeGiven(session, at)).map(({ id }) => id));
  const freed: number[] = [];
  for (const one of await findRegistrationsIn(transaction, key)) {
    const { state, answerBy, sessionId } = one;
    // A school that did not answer but comes all the same can be marked as present, so the place of a session that has begun does not
    // lapse.
    if (state !== 'assigned' || !answerBy || answerBy >= at || sessionId === null || !ahead.has(sessionId)) continue;
    await changeState(transaction, one, { state: 'lapsed', session: null, actor: 'site' });
    const lapsed = await findRegistration(transaction, one.reference);
    await enqueueSchoolEmail(transaction, lapsed, { call, siteUrl, template: 'schoolLapsed', session: sessionId });
    freed.push(sessionId);
  }
  await offerSeats(transaction, { call: key, sessions: freed, at, siteUrl });
}
