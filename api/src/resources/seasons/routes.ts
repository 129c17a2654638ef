import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { seasonSchema } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { slugParameter } from '../../http/parameters.ts';

const querySchema = listQuerySchema.extend({
  slug: slugParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});

/** `GET /api/seasons`: the newest first. */
export function seasonRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/seasons',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listOf(seasonSchema) } } },
    async ({ query }) => {
      const today = localDay(now());
      let seasons = database
        .selectFrom('seasons')
        .selectAll()
        .select(sql<string>`(select count(*) from events where season_id = seasons.id)`.as('concerts'));
      if (query.slug) seasons = seasons.where('slug', '=', query.slug);
      return listPage(
        database,
        seasons.orderBy('startsOn', query.sort === 'date' ? 'asc' : 'desc'),
        query,
        (season, read) => ({
          id: season.id,
          code: season.code,
          slug: season.slug,
          name: read(season.name),
          motto: read(season.motto),
          startsOn: season.startsOn,
          endsOn: season.endsOn,
          isCurrent: season.startsOn <= today && today <= season.endsOn,
          concerts: Number(season.concerts),
          saleDates: season.saleDates.map(({ on, what }) => ({ on, what: read(what) })),
          lang: read.lang,
        }),
      );
    },
  );
}
