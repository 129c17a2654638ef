import { placeableStates } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { Database } from '../../../database/database.ts';
import { HttpError } from '../../../http/http-error.ts';
import { canBeGiven } from '../../school-calls/can-be-given.ts';
import { findCall } from '../../school-calls/find.ts';
import { lockCall } from '../../school-calls/lock-call.ts';
import { recordEvent } from '../change-state.ts';
import { findRegistration } from '../find.ts';
import { assignPlace } from './assign-place.ts';

interface Placing {
  reference: string;
  /** Null puts the registration on the waiting list. */
  session: number | null;
  /** The reason, which the school can read. */
  reason: string;
  /** The version that the page showed. */
  version: number;
  account: number | null;
  at: Date;
  siteUrl: string;
}

/**
 * Gives a registration a session by hand (as the next of the waiting list, or against the draw), or takes it away, with a reason and a
 * email. A confirmed place in the same session stays as it is, and so does a registration that waits already: only its history has the
 * reason.
 * @throws HttpError 409 where the session has no room or belongs to another call, or somebody else changed the registration in between
 */
export async function placeByHand(transaction: Database, placing: Placing): Promise<void> {
  const { reference, session, reason, version, account, at, siteUrl } = placing;
  const { call: key } = await findRegistration(transaction, reference);
  await lockCall(transaction, key);
  const registration = await findRegistration(transaction, reference);
  const call = await findCall(transaction, key, at);
  if (registration.version !== version) throw new HttpError(409, 'schoolChanged');
  if (call.state === 'open' || call.state === 'notYet') throw new HttpError(409, 'schoolDrawTooEarly');
  if (!placeableStates.includes(registration.state)) throw new HttpError(409, 'registrationStepClosed');
  // What is saved again is no news: a school need not confirm its place a second time, nor read again that it waits.
  const settled = session === null ? 'waiting' : 'confirmed';
  if (registration.state === settled && registration.sessionId === session) {
    await recordEvent(transaction, registration.id, {
      state: settled,
      session,
      actor: 'office',
      account,
      note: reason,
    });
    return;
  }
  if (session !== null) {
    const wanted = call.sessions.find(({ id }) => id === session);
    if (!wanted || !canBeGiven(wanted, at)) throw new HttpError(409, 'schoolWishUnknown');
    const isOwn = registration.sessionId === session;
    const seats = wanted.seats - wanted.seatsHeld + (isOwn ? registration.seats : 0);
    const wheelchairs = wanted.wheelchairs - wanted.wheelchairsHeld + (isOwn ? registration.wheelchairs : 0);
    if (registration.seats > seats || registration.wheelchairs > wheelchairs)
      throw new HttpError(409, 'schoolNoRoom', {
        seats: Math.max(0, seats),
        wheelchairs: Math.max(0, wheelchairs),
        needed: registration.seats,
        spaces: registration.wheelchairs,
      });
  }
  await assignPlace(transaction, registration, { call, session, actor: 'office', account, note: reason, at, siteUrl });
}
