import type { ApiClient } from './api-client.ts';
import type { Disclosure } from '../domain/disclosures/disclosure.schema.ts';
import type { List } from '../http/list.schema.ts';

/** In the order of the law. */
export async function fetchDisclosures(api: ApiClient): Promise<List<Disclosure>> {
  return (await api.get<List<Disclosure>>('api/disclosures', { params: { perPage: 100 } })).data;
}
