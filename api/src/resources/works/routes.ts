import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { composerSchema, workSchema } from '@ofgc/shared/domain/works/work.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { composersByName, matchingWorks } from './find.ts';
import { presentComposer, presentWork } from './present.ts';
import { workQuerySchema } from './query.ts';

/** `GET /api/composers` and `GET /api/works`, sorted by the composer's name. */
export function workRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/composers',
    { schema: { tags: ['programme'], querystring: listQuerySchema, response: { 200: listOf(composerSchema) } } },
    async ({ query }) => listPage(database, composersByName(database, query.lang), query, presentComposer),
  );

  api.get(
    '/api/works',
    { schema: { tags: ['programme'], querystring: workQuerySchema, response: { 200: listOf(workSchema) } } },
    async ({ query }) => listPage(database, matchingWorks(database, query), query, presentWork),
  );
}
