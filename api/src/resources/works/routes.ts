import { sql } from 'kysely';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { composerSchema, workSchema } from '@ofgc/shared/domain/works/work.schema.ts';
import { heldName } from '@ofgc/shared/text/non-breaking-spaces.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { slugParameter } from '../../http/parameters.ts';

const worksQuerySchema = listQuerySchema.extend({ composer: slugParameter.optional() });

/** `GET /api/composers` and `GET /api/works`, sorted by the composer's name. */
export function workRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/composers',
    { schema: { tags: ['programme'], querystring: listQuerySchema, response: { 200: listOf(composerSchema) } } },
    async ({ query }) => {
      const composers = database
        .selectFrom('composers')
        .selectAll()
        .select(sql<string>`(select count(*) from works where composer_id = composers.id)`.as('works'))
        .orderBy(
          sql`lower(unaccent(regexp_replace(coalesce(short_name ->> ${sql.lit(query.lang)}, short_name ->> 'es'), '^.*\\. ', '')))`,
        )
        .orderBy('id');
      return listPage(database, composers, query, ({ id, slug, fullName, shortName, years, works }, read) => ({
        id,
        slug,
        name: read(fullName),
        shortName: read(shortName),
        years,
        works: Number(works),
      }));
    },
  );

  api.get(
    '/api/works',
    { schema: { tags: ['programme'], querystring: worksQuerySchema, response: { 200: listOf(workSchema) } } },
    async ({ query }) => {
      let works = database
        .selectFrom('works')
        .innerJoin('composers', 'composers.id', 'works.composerId')
        .selectAll('works')
        .select(['composers.fullName', 'composers.shortName', 'composers.slug as composerSlug', 'composers.years'])
        .orderBy('composers.slug')
        .orderBy('works.id');
      if (query.composer) works = works.where('composers.slug', '=', query.composer);
      return listPage(database, works, query, (work, read) => {
        const composer = read(work.fullName);
        return {
          id: work.id,
          title: read(work.title),
          composer: work.arrangement ? `${composer} (${read(work.arrangement)})` : composer,
          composerSlug: work.composerSlug,
          composerShortName: heldName(read(work.shortName)),
          years: work.years,
          minutes: work.minutes,
          forces: work.instrumentation,
          movements: work.movements,
          lang: read.lang,
        };
      });
    },
  );
}
