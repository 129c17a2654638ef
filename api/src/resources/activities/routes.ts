import { localDay } from '@ofgc/shared/dates/format.ts';
import { activitySchema } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { matchingActivities } from './find.ts';
import { presentActivity } from './present.ts';
import { activityQuerySchema } from './query.ts';

/** `GET /api/activities`: education and community, in the order of the content file; past ones newest first. */
export function activityRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/activities',
    { schema: { tags: ['education'], querystring: activityQuerySchema, response: { 200: listOf(activitySchema) } } },
    async ({ query }) =>
      listPage(database, matchingActivities(database, query, localDay(now())), query, presentActivity),
  );
}
