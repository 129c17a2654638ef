import { categorySchema } from '@ofgc/shared/domain/categories/category.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';

/** `GET /api/categories`: in the order of the content file. */
export function categoryRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/categories',
    { schema: { tags: ['programme'], querystring: listQuerySchema, response: { 200: listOf(categorySchema) } } },
    async ({ query }) => {
      const { rows, total } = await findPage(
        database,
        database.selectFrom('categories').selectAll().orderBy('sortOrder'),
        query,
      );
      return listResponse(
        rows.map(({ id, slug, name, kind, kindName, sortOrder }) => {
          const read = readerIn(query.lang);
          return { id, slug, name: read(name), kind, kindName: read(kindName), order: sortOrder, lang: read.lang };
        }),
        total,
        query,
      );
    },
  );
}
