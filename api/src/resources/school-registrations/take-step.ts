import {
  openSteps,
  type RegistrationStep,
  stateAfter,
} from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { type CallRecord, findCall } from '../school-calls/find.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { changeState } from './change-state.ts';
import { findRegistration, type RegistrationRecord } from './find.ts';
import { sendLetter } from './enqueue-emails.ts';
import { offerSeats } from './offer-seats.ts';

interface Step {
  centreId: number;
  reference: string;
  step: RegistrationStep;
  /** The one that the page showed. */
  version: number;
  at: Date;
  siteUrl: string;
}

/**
 * A school confirms or declines its place, or cancels. The same step twice is one. Seats that it gives up go to who waits.
 * @throws HttpError 404 where it is none of its own, 409 where it cannot be done any more or somebody changed it in between
 */
export async function takeStep(
  transaction: Database,
  { centreId, reference, step, version, at, siteUrl }: Step,
): Promise<void> {
  const { call: key } = await findRegistration(transaction, reference, centreId);
  await lockCall(transaction, key);
  const registration = await findRegistration(transaction, reference, centreId);
  if (registration.state === stateAfter[step]) return;
  const call = await findCall(transaction, key, at);
  if (!openSteps(registration.state, isOver(registration, call, at)).includes(step))
    throw new HttpError(409, 'registrationStepClosed');
  const session = step === 'confirm' ? registration.sessionId : null;
  await changeState(
    transaction,
    { id: registration.id, version },
    { state: stateAfter[step], session, actor: 'centre' },
  );
  const template = step === 'confirm' ? 'schoolConfirmed' : 'schoolGivenUp';
  // A draft was never told of.
  if (registration.state === 'draft') return;
  const changed = await findRegistration(transaction, reference);
  await sendLetter(transaction, changed, { call, siteUrl, template, session: registration.sessionId });
  if (step !== 'confirm' && registration.sessionId !== null)
    await offerSeats(transaction, { call: key, sessions: [registration.sessionId], at, siteUrl });
}

/** Whether its session has begun or was taken out of the call, or there is none to come any more. */
export function isOver({ sessionId }: Pick<RegistrationRecord, 'sessionId'>, call: CallRecord, at: Date): boolean {
  if (sessionId === null) return call.endsAt <= at;
  const session = call.sessions.find(({ id }) => id === sessionId);
  return !session || session.startsAt <= at;
}
