import type { ApiClient } from './api-client.ts';
import type { List } from '../http/list.schema.ts';
import type { Workshop } from '../domain/workshops/workshop.schema.ts';

export async function fetchWorkshops(api: ApiClient): Promise<List<Workshop>> {
  return (await api.get<List<Workshop>>('api/workshops', { params: { perPage: 100 } })).data;
}
