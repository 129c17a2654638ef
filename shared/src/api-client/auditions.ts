import type { ApiClient } from './api-client.ts';
import type { Audition } from '../domain/auditions/audition.schema.ts';
import type { List } from '../http/list.schema.ts';

/** Those to come, by their deadline; then those that have a result, the newest first. */
export async function fetchAuditions(api: ApiClient): Promise<List<Audition>> {
  return (await api.get<List<Audition>>('api/auditions', { params: { perPage: 100 } })).data;
}
