import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { vacancySchema } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { idOf } from '../../http/parameters.ts';
import { recordRoute } from '../../http/record-route.ts';
import { findVacancyFacets } from './facets.ts';
import { findVacancy, matchingVacancies } from './find.ts';
import { presentVacancy } from './present.ts';
import { vacancyQuerySchema } from './query.ts';

/** `GET /api/offers` and `GET /api/offers/:id`. */
export function vacancyRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/offers',
    { schema: { tags: ['house'], querystring: vacancyQuerySchema, response: { 200: listOf(vacancySchema) } } },
    async ({ query }) => {
      const at = now();
      const facets = await findVacancyFacets(database, query, at);
      return listPage(
        database,
        matchingVacancies(database, query, at),
        query,
        (row) => presentVacancy(row, query.lang, at),
        facets,
      );
    },
  );

  api.get('/api/offers/:id', { schema: recordRoute('house', vacancySchema) }, async ({ params, query }) => {
    const at = now();
    return { data: presentVacancy(await findVacancy(database, idOf(params), at), query.lang, at) };
  });
}
