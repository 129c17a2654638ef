import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { findCall } from '../school-calls/find.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { lockCentre } from '../school-centres/lock-centre.ts';
import { changeState } from './change-state.ts';
import { findRegistration } from './find.ts';

interface Attendance {
  reference: string;
  hasCome: boolean;
  /** The version that the page showed. */
  version: number;
  account: number | null;
  at: Date;
}

/**
 * Records whether a school came. A school whose only attendance is corrected to absent gets its priority back.
 * @throws HttpError 409 before its session or where that was cancelled or postponed, or where somebody else changed it in between
 */
export async function markAttendance(
  transaction: Database,
  { reference, hasCome, version, account, at }: Attendance,
): Promise<void> {
  const { call: key } = await findRegistration(transaction, reference);
  await lockCall(transaction, key);
  const registration = await findRegistration(transaction, reference);
  if (registration.version !== version) throw new HttpError(409, 'schoolChanged');
  const call = await findCall(transaction, key, at);
  const held = call.sessions.find(({ id }) => id === registration.sessionId);
  if (!held || held.suspended !== null || held.startsAt > at) throw new HttpError(409, 'registrationStepClosed');
  await changeState(transaction, registration, {
    state: hasCome ? 'attended' : 'absent',
    session: registration.sessionId,
    actor: 'office',
    account,
  });
  await recountVisits(transaction, registration.centreId);
}

/** Whether a school has come follows from the registrations with which it came, also from those that are no longer kept. */
async function recountVisits(transaction: Database, centreId: number): Promise<void> {
  const { cameBefore } = await lockCentre(transaction, centreId);
  const visit = await transaction
    .selectFrom('schoolRegistrations')
    .select('id')
    .where('centreId', '=', centreId)
    .where('state', '=', 'attended')
    .executeTakeFirst();
  const hasCome = cameBefore || visit !== undefined;
  await transaction.updateTable('schoolCentres').set({ hasCome }).where('id', '=', centreId).execute();
}
