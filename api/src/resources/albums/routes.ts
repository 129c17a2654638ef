import { albumSchema } from '@ofgc/shared/domain/albums/album.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { findSeasonId } from '../seasons/find.ts';
import { matchingAlbums } from './find.ts';
import { presentAlbum } from './present.ts';
import { albumQuerySchema } from './query.ts';

/** `GET /api/albums`: the newest recording first. */
export function albumRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/albums',
    { schema: { tags: ['house'], querystring: albumQuerySchema, response: { 200: listOf(albumSchema) } } },
    async ({ query }) => {
      const season = query.season ? await findSeasonId(database, query.season) : undefined;
      return listPage(database, matchingAlbums(database, query, season), query, presentAlbum);
    },
  );
}
