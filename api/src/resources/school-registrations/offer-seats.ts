import type { Database } from '../../database/database.ts';
import { findCalls } from '../school-calls/find.ts';
import { answerDeadline } from './answer-deadline.ts';
import { changeState } from './change-state.ts';
import { findRegistration, findRegistrationsIn } from './find.ts';
import { sendLetter } from './enqueue-emails.ts';

/** Sessions that begin sooner are not offered automatically, in milliseconds: then the office telephones. */
const shortNotice = 3 * 24 * 3_600_000;

interface Offer {
  call: string;
  /** Sessions in which seats came free. */
  sessions: readonly number[];
  /** The site's clock. */
  at: Date;
  siteUrl: string;
}

/**
 * Gives seats that came free to who waits for them: in the order of the draw, to each the dearest of its wishes that has room for all of it,
 * with its letter. Where the call is deleted, none are offered. The caller holds the lock of the call.
 */
export async function offerSeats(transaction: Database, { call: key, sessions, at, siteUrl }: Offer): Promise<void> {
  if (sessions.length === 0) return;
  const [call] = await findCalls(transaction, at, key);
  if (!call) return;
  const room = new Map(
    call.sessions
      .filter(({ id, startsAt }) => sessions.includes(id) && startsAt.getTime() - at.getTime() >= shortNotice)
      .map(({ id, seats, seatsHeld, wheelchairs, wheelchairsHeld }) => [
        id,
        { seats: seats - seatsHeld, wheelchairs: wheelchairs - wheelchairsHeld },
      ]),
  );
  if (room.size === 0) return;
  for (const one of await findRegistrationsIn(transaction, key)) {
    if (one.state !== 'waiting') continue;
    const session = one.wishes.find((wish) => {
      const left = room.get(wish);
      return left && left.seats >= one.seats && left.wheelchairs >= one.wheelchairs;
    });
    const left = session === undefined ? undefined : room.get(session);
    if (session === undefined || !left) continue;
    left.seats -= one.seats;
    left.wheelchairs -= one.wheelchairs;
    await changeState(transaction, one, {
      state: 'assigned',
      session,
      actor: 'site',
      answerBy: answerDeadline(call, session, at),
    });
    const placed = await findRegistration(transaction, one.reference);
    await sendLetter(transaction, placed, { call, siteUrl, template: 'schoolAssigned' });
  }
}
