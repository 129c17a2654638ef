import { placeHoldingStates } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Participation } from '@ofgc/shared/domain/masterclasses/participation.ts';
import type { Database } from '../../database/database.ts';

/** What applications on the site hold, and whether some wait, by class and participation. */
export interface HeldPlaces {
  held: (masterclassId: number, participation: Participation) => number;
  /** What applications held that have been purged. */
  wasHeld: (masterclassId: number, participation: Participation) => number;
  isAwaited: (masterclassId: number, participation: Participation) => boolean;
}

/** Reads the held places of all classes. */
export async function findHeldMasterclassPlaces(database: Database): Promise<HeldPlaces> {
  const rows = await database
    .selectFrom('masterclassApplications')
    .select(['masterclassId', 'participation', 'state', (count) => count.fn.countAll<string>().as('count')])
    .where('state', 'in', [...placeHoldingStates, 'waitlist'])
    .groupBy(['masterclassId', 'participation', 'state'])
    .execute();
  const purged = await database.selectFrom('masterclassPurgedPlaces').selectAll().execute();
  const held = new Map<string, number>();
  const awaited = new Set<string>();
  for (const { masterclassId, participation, state, count } of rows) {
    const key = `${masterclassId} ${participation}`;
    if (state === 'waitlist') awaited.add(key);
    else held.set(key, (held.get(key) ?? 0) + Number(count));
  }
  const wasHeld = new Map(purged.map((one) => [`${one.masterclassId} ${one.participation}`, one.places]));
  return {
    wasHeld: (masterclassId, participation) => wasHeld.get(`${masterclassId} ${participation}`) ?? 0,
    held: (masterclassId, participation) => held.get(`${masterclassId} ${participation}`) ?? 0,
    isAwaited: (masterclassId, participation) => awaited.has(`${masterclassId} ${participation}`),
  };
}

interface MasterclassPlaces {
  id: number;
  activePlaces: number;
  activeTaken: number;
  listenerPlaces: number;
  listenerTaken: number;
}

/** The places of a class that neither the office nor the site has given away. */
export function masterclassPlacesLeft(places: MasterclassPlaces, { held }: HeldPlaces): Record<Participation, number> {
  const { id, activePlaces, activeTaken, listenerPlaces, listenerTaken } = places;
  return {
    active: Math.max(0, activePlaces - activeTaken - held(id, 'active')),
    listener: Math.max(0, listenerPlaces - listenerTaken - held(id, 'listener')),
  };
}

/** The places of a past class that nobody took; who still waits for one took none. */
export function masterclassPlacesUnused(places: MasterclassPlaces, held: HeldPlaces): Record<Participation, number> {
  const left = masterclassPlacesLeft(places, held);
  return {
    active: Math.max(0, left.active - held.wasHeld(places.id, 'active')),
    listener: Math.max(0, left.listener - held.wasHeld(places.id, 'listener')),
  };
}

/** The places that a new application can take: none while others wait, so that nobody overtakes the waiting list. */
export function masterclassPlacesOffered(places: MasterclassPlaces, held: HeldPlaces): Record<Participation, number> {
  const left = masterclassPlacesLeft(places, held);
  return {
    active: held.isAwaited(places.id, 'active') ? 0 : left.active,
    listener: held.isAwaited(places.id, 'listener') ? 0 : left.listener,
  };
}
