import type { Department } from '../../domain/departments/department.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { fetchAll } from '../paging.ts';

/** The departments to which visitors can write, in the orchestra's order. */
export async function fetchDepartments(api: ApiClient): Promise<Department[]> {
  return (await fetchAll<Department>(api, 'api/departments')).data;
}
