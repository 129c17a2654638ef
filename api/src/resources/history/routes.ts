import { historySchema } from '@ofgc/shared/domain/history/history.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findMilestones, findPeriods, findSources } from './find.ts';
import { presentHistory } from './present.ts';

/** `GET /api/history`: milestones, conductors, halls and sources, oldest first. */
export function historyRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/history',
    { schema: { tags: ['house'], querystring: oneQuerySchema, response: { 200: oneOf(historySchema) } } },
    async ({ query: { lang } }) => {
      const [milestones, periods, sources] = await Promise.all([
        findMilestones(database),
        findPeriods(database),
        findSources(database),
      ]);
      return { data: presentHistory({ milestones, periods, sources }, lang) };
    },
  );
}
