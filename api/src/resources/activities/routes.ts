import { z } from 'zod';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { activitySchema } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';

const querySchema = listQuerySchema.extend({
  kind: activitySchema.shape.kind.optional(),
  when: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
});

/** `GET /api/activities`: education and community, in the order of the content file; past ones newest first. */
export function activityRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/activities',
    { schema: { tags: ['education'], querystring: querySchema, response: { 200: listOf(activitySchema) } } },
    async ({ query }) => {
      const today = localDay(now());
      let activities = database.selectFrom('activities').selectAll();
      if (query.kind) activities = activities.where('kind', '=', query.kind);
      if (query.when === 'past') activities = activities.where('lastOn', '<', today).orderBy('lastOn', 'desc');
      if (query.when === 'upcoming')
        activities = activities.where((where) => where.or([where('lastOn', 'is', null), where('lastOn', '>=', today)]));
      return listPage(database, activities.orderBy('id'), query, (row, read) => ({
        id: row.id,
        slug: row.slug,
        kind: row.kind,
        title: read(row.title),
        summary: read(row.summary),
        audience: read(row.audience),
        when: read(row.whenText),
        place: read(row.place),
        price: read(row.price),
        eventIds: row.eventIds,
        lastOn: row.lastOn,
        lang: read.lang,
      }));
    },
  );
}
