import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchMovedAddresses } from '@ofgc/shared/api-client/site/moved-addresses.ts';
import type { MovedAddress } from '@ofgc/shared/domain/moved-addresses/moved-address.schema.ts';

/**
 * What became of an address that is no page (`api/content/moved-addresses.json`).
 * @param path without locale @returns undefined where nothing is known of it, and where the API does not answer
 */
export async function findMovedAddress(api: ApiClient, path: string): Promise<MovedAddress | undefined> {
  const known = await fetchMovedAddresses(api).catch((): MovedAddress[] => []);
  return known.find((moved) => moved.path === path);
}
