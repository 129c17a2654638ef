import type { ApiClient } from './api-client.ts';
import type { List } from '../domain/list.schema.ts';
import type { Masterclass } from '../domain/masterclass.schema.ts';

export async function fetchMasterclasses(api: ApiClient): Promise<List<Masterclass>> {
  return (await api.get<List<Masterclass>>('api/masterclasses', { params: { perPage: 100 } })).data;
}
