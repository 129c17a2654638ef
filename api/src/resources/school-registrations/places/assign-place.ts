import type { RegistrationActor } from '../../../database/columns.ts';
import type { Database } from '../../../database/database.ts';
import type { CallRecord } from '../../school-calls/find.ts';
import { changeState } from '../change-state.ts';
import { enqueueSchoolEmail } from '../enqueue-emails.ts';
import { findRegistration, type RegistrationRecord } from '../find.ts';
import { answerDeadline } from './answer-deadline.ts';

interface Assignment {
  call: CallRecord;
  /** Null puts the registration on the waiting list. */
  session: number | null;
  actor: RegistrationActor;
  account?: number | null;
  /** The reason, which the school can read. */
  note?: string;
  /** The place in the order of the draw. */
  position?: number;
  /** The site's clock. */
  at: Date;
  siteUrl: string;
}

/**
 * Gives a registration a session, which its school must confirm by a deadline, or puts it on the waiting list, and emails the school.
 * @throws HttpError 409 where somebody else changed the registration in between
 */
export async function assignPlace(
  transaction: Database,
  registration: RegistrationRecord,
  { call, session, at, siteUrl, ...change }: Assignment,
): Promise<void> {
  const isWaiting = session === null;
  await changeState(transaction, registration, {
    ...change,
    state: isWaiting ? 'waiting' : 'assigned',
    session,
    answerBy: isWaiting ? null : answerDeadline(call, session, at),
  });
  const changed = await findRegistration(transaction, registration.reference);
  await enqueueSchoolEmail(transaction, changed, {
    call,
    siteUrl,
    template: isWaiting ? 'schoolWaiting' : 'schoolAssigned',
  });
}
