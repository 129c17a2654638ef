import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { canBeGiven } from '../school-calls/can-be-given.ts';
import { type CallRecord, findCall } from '../school-calls/find.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { findRegistration, findRegistrationsIn } from '../school-registrations/find.ts';
import { assignPlace } from '../school-registrations/places/assign-place.ts';
import { draw, type DrawEntry, type Placement } from './draw.ts';
import { findDraw } from './find.ts';
import { hasPriority } from './priority.ts';

interface WantedDraw {
  call: string;
  /** The publicly announced seed: the number of a public lottery. */
  seed: string;
  /** The account that ran the draw. */
  account: number | null;
  at: Date;
  siteUrl: string;
}

/** The result that a draw would have today; nothing is saved. */
export async function tryDraw(
  database: Database,
  { call: key, seed, at }: Pick<WantedDraw, 'call' | 'seed' | 'at'>,
): Promise<Placement[]> {
  const call = await findCall(database, key, at);
  return draw(await findDrawEntries(database, key), roomOf(call, at), seed);
}

/**
 * Draws the places of a call once, and writes to every school, all in one transaction. Repeating the draw with the same seed changes
 * nothing.
 * @throws HttpError 409 while the call is open, or where it was drawn with another seed
 */
export async function runDraw(transaction: Database, wanted: WantedDraw): Promise<Placement[]> {
  const { call: key, seed, account, at, siteUrl } = wanted;
  await lockCall(transaction, key);
  const call = await findCall(transaction, key, at);
  const known = await findDraw(transaction, key);
  if (known?.seed === seed) return known.placements;
  if (known) throw new HttpError(409, 'schoolDrawnAlready');
  if (call.state !== 'closed') throw new HttpError(409, 'schoolDrawTooEarly');
  const placements = draw(await findDrawEntries(transaction, key), roomOf(call, at), seed);
  const drawnAt = new Date();
  await transaction
    .insertInto('schoolDraws')
    .values({ call: key, seed, drawnAt, accountId: account, placements: JSON.stringify(placements) })
    .execute();
  for (const { reference, session, position } of placements) {
    const registration = await findRegistration(transaction, reference);
    await assignPlace(transaction, registration, { call, session, position, actor: 'draw', account, at, siteUrl });
  }
  return placements;
}

/** The registrations that take part. A school's earliest begun registration is in the first round, whenever it was sent. */
async function findDrawEntries(database: Database, call: string): Promise<DrawEntry[]> {
  const sent = (await findRegistrationsIn(database, call)).filter(({ state }) => state === 'submitted');
  const rounds = new Map<number, number>();
  return sent
    .toSorted((one, other) => one.id - other.id)
    .map((registration) => {
      const { centreId, reference, seats, wheelchairs, wishes } = registration;
      const round = (rounds.get(centreId) ?? 0) + 1;
      rounds.set(centreId, round);
      return { reference, round, hasPriority: hasPriority(registration), seats, wheelchairs, wishes };
    });
}

/** The seats that a session has left: none once it has begun, or where it does not take place. */
function roomOf({ sessions }: CallRecord, at: Date) {
  return sessions.map(({ id, seats, seatsHeld, wheelchairs, wheelchairsHeld, ...session }) =>
    canBeGiven(session, at)
      ? { id, seats: seats - seatsHeld, wheelchairs: wheelchairs - wheelchairsHeld }
      : { id, seats: 0, wheelchairs: 0 },
  );
}
