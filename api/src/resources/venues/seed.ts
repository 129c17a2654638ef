import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Venues and their halls. */
export async function seedVenues(database: Database, content: Content): Promise<void> {
  await insertRows(
    database,
    'venues',
    content.venues.map(({ halls: _halls, ...venue }) => jsonRow(venue)),
  );
  await insertRows(
    database,
    'halls',
    content.venues.flatMap((venue) =>
      venue.halls.map(({ matches: _matches, ...hall }) => jsonRow({ ...hall, venueId: venue.id })),
    ),
  );
}
