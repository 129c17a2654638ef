import { departmentSchema } from '@ofgc/shared/domain/departments/department.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { allDepartments } from './find.ts';
import { presentDepartment } from './present.ts';

/** `GET /api/departments`: the departments that visitors can write to. */
export function departmentRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/departments',
    { schema: { tags: ['house'], querystring: listQuerySchema, response: { 200: listOf(departmentSchema) } } },
    async ({ query }) => listPage(database, allDepartments(database), query, presentDepartment),
  );
}
