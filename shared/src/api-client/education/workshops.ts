import type { ApiClient } from '../api-client.ts';
import type { List } from '../../http/list.schema.ts';
import type { Workshop } from '../../domain/workshops/workshop.schema.ts';
import { fetchAll } from '../paging.ts';

/** All workshops for teachers, past ones too, the latest first. */
export function fetchWorkshops(api: ApiClient): Promise<List<Workshop>> {
  return fetchAll<Workshop>(api, 'api/workshops');
}
