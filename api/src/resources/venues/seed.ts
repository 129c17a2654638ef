import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** Venues and their halls. */
export async function seedVenues(database: Database, content: Content): Promise<void> {
  await database
    .insertInto('venues')
    .values(
      content.venues.map((venue) => ({
        id: venue.id,
        slug: venue.slug,
        name: venue.name,
        street: venue.street,
        postalCode: venue.postalCode,
        locality: venue.locality,
        region: venue.region,
        country: venue.country,
        latitude: venue.latitude,
        longitude: venue.longitude,
        summary: json(venue.summary),
        gettingThere: json(venue.gettingThere),
        notes: json(venue.notes),
        accessibility: json(venue.accessibility),
        access: json(venue.access),
        boxOffice: json(venue.boxOffice),
      })),
    )
    .execute();
  await database
    .insertInto('halls')
    .values(
      content.venues.flatMap((venue) =>
        venue.halls.map(({ id, name, capacity, zones, plan }) => ({
          id,
          venueId: venue.id,
          name: json(name),
          capacity,
          zones: json(zones),
          plan: plan && json(plan),
        })),
      ),
    )
    .execute();
}
