import { categorySchema } from '@ofgc/shared/domain/categories/category.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';

/** `GET /api/categories`: in the order of the content file. */
export function categoryRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/categories',
    { schema: { tags: ['programme'], querystring: listQuerySchema, response: { 200: listOf(categorySchema) } } },
    async ({ query }) => {
      const categories = database.selectFrom('categories').selectAll().orderBy('sortOrder');
      return listPage(database, categories, query, ({ id, slug, name, kind, kindName, sortOrder }, read) => ({
        id,
        slug,
        name: read(name),
        kind,
        kindName: read(kindName),
        order: sortOrder,
        lang: read.lang,
      }));
    },
  );
}
