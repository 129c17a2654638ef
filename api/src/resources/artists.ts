import { sql } from 'kysely';
import { z } from 'zod';
import { artistSchema } from '@ofgc/shared/domain/artist.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { readerIn } from '../content/bilingual.ts';
import { sanitised } from '../content/html.ts';
import type { Api, ApiContext } from '../http/api.ts';
import { findPage, listAnswer } from '../http/paging.ts';
import { slugParameter } from '../http/parameters.ts';

const querySchema = z.strictObject({
  ...listQuerySchema.shape,
  role: z.enum(['conductor', 'soloist', 'narrator', 'choir']).optional(),
  /** Those on the bill of a season, by its slug. */
  season: slugParameter.optional(),
  sort: z.enum(['name', '-name']).default('name'),
});

/** `GET /api/artists`: by surname; accents and capitals do not count. */
export function artistRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/artists',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listOf(artistSchema) } } },
    async ({ query }) => {
      let artists = database
        .selectFrom('artists')
        .selectAll()
        .orderBy(sql`unaccent(lower(sort_name))`, query.sort === 'name' ? 'asc' : 'desc')
        .orderBy('id');
      if (query.role) artists = artists.where(sql<boolean>`roles @> ${JSON.stringify([query.role])}::jsonb`);
      if (query.season) {
        artists = artists.where(
          'id',
          'in',
          database
            .selectFrom('credits')
            .innerJoin('events', 'events.id', 'credits.eventId')
            .innerJoin('seasons', 'seasons.id', 'events.seasonId')
            .where('seasons.slug', '=', query.season)
            .where('artistId', 'is not', null)
            .select('artistId')
            .$castTo<{ artistId: number }>(),
        );
      }
      const { rows, total } = await findPage(database, artists, query);
      return listAnswer(
        rows.map(({ id, slug, name, sortName, kind, roles, instrument, biography }) => {
          const read = readerIn(query.lang);
          return {
            id,
            slug,
            name,
            sortName,
            kind,
            roles,
            instrument: instrument && read(instrument),
            biography: sanitised(read(biography)),
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );
}
