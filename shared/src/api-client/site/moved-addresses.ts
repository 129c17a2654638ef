import type { ApiClient } from '../api-client.ts';
import type { MovedAddress } from '../../domain/moved-addresses/moved-address.schema.ts';

/** All addresses that have moved or are gone: a short list, fetched where a page is not found. */
export async function fetchMovedAddresses(api: ApiClient): Promise<MovedAddress[]> {
  return (await api.get<{ data: MovedAddress[] }>('api/moved-addresses')).data.data;
}
