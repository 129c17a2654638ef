import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { seasonSchema } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { matchingSeasons } from './find.ts';
import { presentSeason } from './present.ts';
import { seasonQuerySchema } from './query.ts';

/** `GET /api/seasons`: the newest first. */
export function seasonRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/seasons',
    { schema: { tags: ['programme'], querystring: seasonQuerySchema, response: { 200: listOf(seasonSchema) } } },
    async ({ query }) => {
      const today = localDay(now());
      return listPage(database, matchingSeasons(database, query), query, (season, lang) =>
        presentSeason(season, lang, today),
      );
    },
  );
}
