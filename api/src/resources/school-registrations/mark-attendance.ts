import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { findCall } from '../school-calls/find.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { changeState } from './change-state.ts';
import { findRegistration, type RegistrationRecord } from './find.ts';

interface Attendance {
  reference: string;
  hasCome: boolean;
  /** The version that the page showed. */
  version: number;
  account: number | null;
  at: Date;
}

/**
 * Records whether a school came. A school whose attendance is corrected to absent gets its priority back, unless it has attended another time.
 * @throws HttpError 409 before its session, or where somebody else changed it in between
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
  if (!held || held.startsAt > at) throw new HttpError(409, 'registrationStepClosed');
  await changeState(transaction, registration, {
    state: hasCome ? 'attended' : 'absent',
    session: registration.sessionId,
    actor: 'office',
    account,
  });
  const isTakenBack = !hasCome && registration.state === 'attended';
  if (!hasCome && !(isTakenBack && (await isKnownNeverToHaveCome(transaction, registration)))) return;
  await transaction.updateTable('schoolCentres').set({ hasCome }).where('id', '=', registration.centreId).execute();
}

/** Whether a school had never attended when a registration was drawn, nor attended with another registration since. */
async function isKnownNeverToHaveCome(
  transaction: Database,
  { reference, call, centreId, isOneRoom }: RegistrationRecord,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('schoolRegistrations')
    .select('id')
    .where('centreId', '=', centreId)
    .where('state', '=', 'attended')
    .executeTakeFirst();
  if (other) return false;
  const drawn = await transaction
    .selectFrom('schoolDraws')
    .select('placements')
    .where('call', '=', call)
    .executeTakeFirst();
  const own = drawn?.placements.find((placement) => placement.reference === reference);
  // A school with a single classroom has priority in any case.
  return own?.hasPriority === true && !isOneRoom;
}
