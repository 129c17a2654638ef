import { categorySchema } from '@ofgc/shared/domain/categories/category.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { allCategories } from './find.ts';
import { presentCategory } from './present.ts';

/** `GET /api/categories`: in the order of the content file. */
export function categoryRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/categories',
    { schema: { tags: ['programme'], querystring: listQuerySchema, response: { 200: listOf(categorySchema) } } },
    async ({ query }) => listPage(database, allCategories(database), query, presentCategory),
  );
}
