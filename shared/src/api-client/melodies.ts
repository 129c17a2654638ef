import type { ApiClient } from './api-client.ts';
import type { List } from '../http/list.schema.ts';
import type { Melody } from '../domain/melodies/melody.schema.ts';

/** The melodies of a concert's works, in their order. */
export async function fetchMelodies(api: ApiClient, query: { event: number }): Promise<List<Melody>> {
  return (await api.get<List<Melody>>('api/melodies', { params: query })).data;
}
