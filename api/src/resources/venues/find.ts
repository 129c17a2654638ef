import type { Database } from '../../database/database.ts';
import { picturesOf } from '../pictures/find.ts';
import type { VenueQuery } from './query.ts';

/** The columns of a hall and its venue, for rows that have a `hallId`. */
export const hallColumns = [
  'halls.name as hallName',
  'venues.name as venueName',
  'venues.slug as venueSlug',
  'venues.locality',
  'venues.street',
  'venues.postalCode',
] as const;

/** The wanted venues with their photographs. */
export function matchingVenues(database: Database, { slug }: Pick<VenueQuery, 'slug'>) {
  const venues = database
    .selectFrom('venues')
    .selectAll()
    .select(picturesOf('venue', 'venues.slug').as('pictures'))
    .orderBy('id');
  return slug ? venues.where('slug', '=', slug) : venues;
}
export type VenueRecord = Awaited<ReturnType<ReturnType<typeof matchingVenues>['execute']>>[number];

/** The halls of all venues with their zones and plans. */
export function findHalls(database: Database) {
  return database.selectFrom('halls').selectAll().orderBy('id').execute();
}
export type HallRows = Awaited<ReturnType<typeof findHalls>>;
