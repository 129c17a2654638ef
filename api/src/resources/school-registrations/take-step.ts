import {
  openRegistrationSteps,
  type RegistrationStep,
  stateAfter,
} from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { type CallRecord, findCall } from '../school-calls/find.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { changeState } from './change-state.ts';
import { findRegistration, type RegistrationRecord } from './find.ts';
import { enqueueSchoolEmail } from './enqueue-emails.ts';
import { offerSeats } from './places/offer-seats.ts';

interface Step {
  centreId: number;
  reference: string;
  step: RegistrationStep;
  /** The version that the page showed. */
  version: number;
  at: Date;
  siteUrl: string;
}

/**
 * A school confirms or declines its place, or cancels. Repeating the same step changes nothing. Seats that become free go to waiting
 * schools.
 * @throws HttpError 404 where the registration belongs to another school, 409 where the step is no longer possible or somebody changed the
 * registration in between
 */
export async function takeRegistrationStep(
  transaction: Database,
  { centreId, reference, step, version, at, siteUrl }: Step,
): Promise<void> {
  const { call: key } = await findRegistration(transaction, reference, centreId);
  await lockCall(transaction, key);
  const registration = await findRegistration(transaction, reference, centreId);
  if (registration.state === stateAfter[step] && registration.version === version + 1) return;
  const call = await findCall(transaction, key, at);
  if (!openRegistrationSteps(registration.state, isOver(registration, call, at)).includes(step))
    throw new HttpError(409, 'registrationStepClosed');
  const session = step === 'confirm' ? registration.sessionId : null;
  await changeState(
    transaction,
    { id: registration.id, version },
    { state: stateAfter[step], session, actor: 'centre' },
  );
  const template = step === 'confirm' ? 'schoolConfirmed' : 'schoolGivenUp';
  // The office never knew of a draft, so cancelling one sends no email.
  if (registration.state === 'draft') return;
  const changed = await findRegistration(transaction, reference);
  await enqueueSchoolEmail(transaction, changed, { call, siteUrl, template, session: registration.sessionId });
  if (step !== 'confirm' && registration.sessionId !== null)
    await offerSeats(transaction, { call: key, sessions: [registration.sessionId], at, siteUrl });
}

/** Whether the registration's session has begun, is cancelled or was removed from the call; without one, whether the whole call has ended. */
export function isOver({ sessionId }: Pick<RegistrationRecord, 'sessionId'>, call: CallRecord, at: Date): boolean {
  if (sessionId === null) return call.endsAt <= at;
  const session = call.sessions.find(({ id }) => id === sessionId);
  return !session || session.suspended === 'cancelled' || session.startsAt <= at;
}
