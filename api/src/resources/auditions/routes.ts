import { auditionSchema } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { publishedAuditions } from './find.ts';
import { presentAudition } from './present.ts';

/** `GET /api/auditions`. */
export function auditionRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/auditions',
    { schema: { tags: ['house'], querystring: listQuerySchema, response: { 200: listOf(auditionSchema) } } },
    async ({ query }) => {
      const at = now();
      return listPage(database, publishedAuditions(database, at), query, (row) => presentAudition(row, query.lang, at));
    },
  );
}
