import { day } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../../database/database.ts';
import { canBeGiven } from '../../school-calls/can-be-given.ts';
import { findCalls } from '../../school-calls/find.ts';
import { findRegistrationsIn } from '../find.ts';
import { assignPlace } from './assign-place.ts';

/** Sessions that begin sooner than this are not offered automatically, in milliseconds: the office telephones instead. */
const shortNotice = 3 * day;

interface Offer {
  call: string;
  /** Sessions with seats that have become free. */
  sessions: readonly number[];
  /** The site's clock. */
  at: Date;
  siteUrl: string;
}

/**
 * Gives free seats to waiting registrations: in the order of the draw, each gets the most wanted of its wishes that has room for all of it,
 * and its email. For a deleted call, no seats are offered. The caller must hold the lock of the call.
 */
export async function offerSeats(transaction: Database, { call: key, sessions, at, siteUrl }: Offer): Promise<void> {
  if (sessions.length === 0) return;
  const [call] = await findCalls(transaction, at, key);
  if (!call) return;
  const room = new Map(
    call.sessions
      .filter(
        (session) => sessions.includes(session.id) && canBeGiven(session, new Date(at.getTime() + shortNotice - 1)),
      )
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
    await assignPlace(transaction, one, { call, session, actor: 'site', at, siteUrl });
  }
}
