import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { venueSchema } from '@ofgc/shared/domain/venues/venue.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { findHalls, matchingVenues } from './find.ts';
import { presentVenue } from './present.ts';
import { venueQuerySchema } from './query.ts';

/** `GET /api/venues`: with their halls and price zones. */
export function venueRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/venues',
    { schema: { tags: ['programme'], querystring: venueQuerySchema, response: { 200: listOf(venueSchema) } } },
    async ({ query }) => {
      const halls = await findHalls(database);
      return listPage(database, matchingVenues(database, query), query, (venue, lang) =>
        presentVenue(venue, halls, lang),
      );
    },
  );
}
