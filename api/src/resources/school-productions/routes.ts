import { listOf } from '@ofgc/shared/http/list.schema.ts';
import {
  schoolProductionSchema,
  schoolSessionSchema,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { allSessions, matchingProductions, matchingSessions } from './find.ts';
import { presentProduction, presentSchoolSession } from './present.ts';
import { productionQuerySchema, sessionQuerySchema } from './query.ts';

/** `GET /api/school-productions`: the newest course first. `GET /api/school-sessions`: their dates, the earliest first. */
export function schoolProductionRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/school-productions',
    {
      schema: {
        tags: ['education'],
        querystring: productionQuerySchema,
        response: { 200: listOf(schoolProductionSchema) },
      },
    },
    async ({ query }) => {
      const at = now();
      const sessions = Map.groupBy(await allSessions(database).execute(), ({ productionId }) => productionId);
      return listPage(database, matchingProductions(database, query), query, (row) =>
        presentProduction(row, sessions.get(row.id) ?? [], { lang: query.lang, at }),
      );
    },
  );

  api.get(
    '/api/school-sessions',
    {
      schema: { tags: ['education'], querystring: sessionQuerySchema, response: { 200: listOf(schoolSessionSchema) } },
    },
    async ({ query }) => {
      const at = now();
      return listPage(database, await matchingSessions(database, query, at), query, (row) =>
        presentSchoolSession(row, { lang: query.lang, at }),
      );
    },
  );
}
