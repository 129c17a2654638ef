import { z } from 'zod';
import { activitySchema } from '@ofgc/shared/domain/activity.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { readerIn } from '../content/bilingual.ts';
import type { Api, ApiContext } from '../http/api.ts';
import { findPage, listAnswer } from '../http/paging.ts';

const querySchema = z.strictObject({ ...listQuerySchema.shape, kind: activitySchema.shape.kind.optional() });

/** `GET /api/activities`: education and community, in the office's order. */
export function activityRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/activities',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(activitySchema) } } },
    async ({ query }) => {
      let activities = database.selectFrom('activities').selectAll().orderBy('id');
      if (query.kind) activities = activities.where('kind', '=', query.kind);
      const { rows, total } = await findPage(database, activities, query);
      return listAnswer(
        rows.map((row) => {
          const read = readerIn(query.lang);
          return {
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
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );
}
