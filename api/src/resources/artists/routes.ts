import { artistDetailSchema } from '@ofgc/shared/domain/artists/artist-detail.schema.ts';
import { artistSchema } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { idOf } from '../../http/parameters.ts';
import { notFound } from '../../http/http-error.ts';
import { recordRoute } from '../../http/record-route.ts';
import { findArtistFacets, matchingArtists } from './facets.ts';
import { artistsByName, findArtist, findConcerts } from './find.ts';
import { presentArtists } from './present.ts';
import { artistQuerySchema } from './query.ts';
import { findEventRecords } from '../events/find.ts';
import { presentEventSummary } from '../events/present.ts';

/** `GET /api/artists`, sorted by surname without regard to accents and capitals; `GET /api/artists/:id`. */
export function artistRoutes(api: Api, { database, now, ticketOffice }: ApiContext): void {
  api.get(
    '/api/artists',
    { schema: { tags: ['programme'], querystring: artistQuerySchema, response: { 200: listOf(artistSchema) } } },
    async ({ query }) => {
      const facets = await findArtistFacets(database, query);
      const artists = artistsByName(database, matchingArtists(query), query.sort);
      const { rows, total } = await findPage(database, artists, query);
      const data = await presentArtists(database, rows, { lang: query.lang, now: now() });
      return listResponse(data, total, query, facets);
    },
  );

  api.get(
    '/api/artists/:id',
    { schema: recordRoute('programme', artistDetailSchema) },
    async ({ params, query: { lang } }) => {
      const id = idOf(params);
      const context = { lang, now: now(), ticketOffice };
      const [artist] = await presentArtists(database, [await findArtist(database, id)], context);
      if (!artist) throw notFound();
      const concerts = await findConcerts(database, id, context.now);
      const summaries = async (ids: readonly number[]) =>
        (await findEventRecords(database, ids)).map((record) => presentEventSummary(record, context));
      return {
        data: { ...artist, upcoming: await summaries(concerts.upcoming), past: await summaries(concerts.past) },
      };
    },
  );
}
