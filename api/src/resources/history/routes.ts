import { historySchema } from '@ofgc/shared/domain/history/history.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { presentArtistLink } from '../artists/present.ts';

function findPeriods(database: Database) {
  return database
    .selectFrom('historyPeriods')
    .leftJoin('artists', 'artists.id', 'historyPeriods.artistId')
    .selectAll('historyPeriods')
    .select('artists.slug as artistSlug')
    .orderBy('fromYear')
    .orderBy('historyPeriods.id')
    .execute();
}

/** `GET /api/history`: milestones, conductors, halls and sources, oldest first. */
export function historyRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/history',
    { schema: { tags: ['house'], querystring: oneQuerySchema, response: { 200: oneOf(historySchema) } } },
    async ({ query: { lang } }) => {
      const [milestones, periods, sources] = await Promise.all([
        database.selectFrom('historyMilestones').selectAll().orderBy('year').orderBy('id').execute(),
        findPeriods(database),
        database.selectFrom('historySources').selectAll().orderBy('id').execute(),
      ]);
      const periodsOf = (kind: 'conductor' | 'hall') =>
        periods
          .filter((period) => period.kind === kind)
          .map(({ name, fromYear, untilYear, text, artistId, artistSlug }) => {
            const read = readerIn(lang);
            return {
              name: read(name),
              from: fromYear,
              until: untilYear,
              text: read(text),
              artist: presentArtistLink({ artistId, artistSlug }),
              lang: read.lang,
            };
          });
      return {
        data: {
          milestones: milestones.map(({ id, year, untilYear, title, text, category }) => {
            const read = readerIn(lang);
            return { id, year, until: untilYear, title: read(title), text: read(text), category, lang: read.lang };
          }),
          conductors: periodsOf('conductor'),
          halls: periodsOf('hall'),
          sources: sources.map(({ title, text }) => {
            const read = readerIn(lang);
            return { title: read(title), text: read(text), lang: read.lang };
          }),
        },
      };
    },
  );
}
