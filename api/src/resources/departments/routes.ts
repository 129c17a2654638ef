import { departmentSchema } from '@ofgc/shared/domain/departments/department.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';

/** `GET /api/departments`: the departments that visitors can write to. */
export function departmentRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/departments',
    { schema: { tags: ['house'], querystring: listQuerySchema, response: { 200: listOf(departmentSchema) } } },
    async ({ query }) => {
      const departments = database.selectFrom('departments').selectAll().orderBy('sortOrder');
      const { rows, total } = await findPage(database, departments, query);
      return listResponse(
        rows.map(({ key, name, phone, email }) => {
          const read = readerIn(query.lang);
          return { key, name: read(name), phone, email, lang: read.lang };
        }),
        total,
        query,
      );
    },
  );
}
