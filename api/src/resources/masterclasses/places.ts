import { placeHoldingStates } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Participation } from '@ofgc/shared/domain/masterclasses/participation.ts';
import type { Database } from '../../database/database.ts';

/** What applications on the site hold, and whether some wait, by class and participation. */
export interface HeldPlaces {
  held: (masterclassId: number, participation: Participation) => number;
  isAwaited: (masterclassId: number, participation: Participation) => boolean;
}

/** Reads the held places of all classes in one query. */
export async function findHeldMasterclassPlaces(database: Database): Promise<HeldPlaces> {
  const rows = await database
    .selectFrom('masterclassApplications')
    .select(['masterclassId', 'participation', 'state', (count) => count.fn.countAll<string>().as('count')])
    .where('state', 'in', [...placeHoldingStates, 'waitlist'])
    .groupBy(['masterclassId', 'participation', 'state'])
    .execute();
  const held = new Map<string, number>();
  const awaited = new Set<string>();
  for (const { masterclassId, participation, state, count } of rows) {
    const key = `${masterclassId} ${participation}`;
    if (state === 'waitlist') awaited.add(key);
    else held.set(key, (held.get(key) ?? 0) + Number(count));
  }
  return {
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

/** The places that a new application can take: none while others wait, so that nobody overtakes the waiting list. */
export function masterclassPlacesOffered(places: MasterclassPlaces, held: HeldPlaces): Record<Participation, number> {
  const left = masterclassPlacesLeft(places, held);
  return {
    active: held.isAwaited(places.id, 'active') ? 0 : left.active,
    listener: held.isAwaited(places.id, 'listener') ? 0 : left.listener,
  };
}
