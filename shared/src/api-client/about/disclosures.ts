import type { ApiClient } from '../api-client.ts';
import type { Disclosure } from '../../domain/disclosures/disclosure.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

/** All disclosures, in the order of the law. */
export function fetchDisclosures(api: ApiClient): Promise<List<Disclosure>> {
  return fetchAll<Disclosure>(api, 'api/disclosures');
}
