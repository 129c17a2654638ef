import type { Database } from '../../database/database.ts';
import { hallColumns } from '../venues/find.ts';

/** All classes with their halls and masters, the latest first. */
export function allMasterclasses(database: Database) {
  return database
    .selectFrom('masterclasses')
    .innerJoin('halls', 'halls.id', 'masterclasses.hallId')
    .innerJoin('venues', 'venues.id', 'halls.venueId')
    .leftJoin('artists', 'artists.id', 'masterclasses.artistId')
    .selectAll('masterclasses')
    .select(hallColumns)
    .select('artists.slug as artistSlug')
    .orderBy('endsAt', 'desc')
    .orderBy('masterclasses.id');
}
export type MasterclassRecord = Awaited<ReturnType<ReturnType<typeof allMasterclasses>['execute']>>[number];
