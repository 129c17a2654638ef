import type { Database } from '../../database/database.ts';
import { findHeldInscriptionPlaces } from '../inscriptions/find.ts';
import { hallColumns } from '../venues/find.ts';

/** The kind of inscription for enrolling in a workshop on the web. */
const workshopInscription = 'taller-profesorado';

/** All workshops with their halls, the latest first. */
export function allWorkshops(database: Database) {
  return database
    .selectFrom('workshops')
    .innerJoin('halls', 'halls.id', 'workshops.hallId')
    .innerJoin('venues', 'venues.id', 'halls.venueId')
    .selectAll('workshops')
    .select(hallColumns)
    .orderBy('endsAt', 'desc')
    .orderBy('workshops.id');
}
export type WorkshopRecord = Awaited<ReturnType<ReturnType<typeof allWorkshops>['execute']>>[number];

/** How many places are taken on the web. @returns by the workshop's slug */
export function findHeldWorkshopPlaces(database: Database): Promise<ReadonlyMap<string, number>> {
  return findHeldInscriptionPlaces(database, workshopInscription);
}
