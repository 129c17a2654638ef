import { placeHoldingStates } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Participation } from '@ofgc/shared/domain/masterclasses/participation.ts';
import type { Database } from '../../database/database.ts';

/** The number of places that applications on the site hold, by class and participation. */
export type HeldPlaces = (masterclassId: number, participation: Participation) => number;

/** Reads the held places of all classes in one query. */
export async function findHeldMasterclassPlaces(database: Database): Promise<HeldPlaces> {
  const rows = await database
    .selectFrom('masterclassApplications')
    .select(['masterclassId', 'participation', (count) => count.fn.countAll<string>().as('held')])
    .where('state', 'in', placeHoldingStates)
    .groupBy(['masterclassId', 'participation'])
    .execute();
  const held = new Map(rows.map((row) => [`${row.masterclassId} ${row.participation}`, Number(row.held)]));
  return (masterclassId, participation) => held.get(`${masterclassId} ${participation}`) ?? 0;
}

interface MasterclassPlaces {
  id: number;
  activePlaces: number;
  activeTaken: number;
  listenerPlaces: number;
  listenerTaken: number;
}

/** The places of a class that neither the office nor the site has given away. */
export function masterclassPlacesLeft(places: MasterclassPlaces, held: HeldPlaces): Record<Participation, number> {
  const { id, activePlaces, activeTaken, listenerPlaces, listenerTaken } = places;
  return {
    active: Math.max(0, activePlaces - activeTaken - held(id, 'active')),
    listener: Math.max(0, listenerPlaces - listenerTaken - held(id, 'listener')),
  };
}
