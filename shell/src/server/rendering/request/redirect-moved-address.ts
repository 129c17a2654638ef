import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchMovedAddresses } from '@ofgc/shared/api-client/site/moved-addresses.ts';
import type { MovedAddress } from '@ofgc/shared/domain/moved-addresses/moved-address.schema.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';

/**
 * The response for an address that is no page now but once was (`api/content/moved-addresses.json`).
 * @param path with its locale
 * @returns where the page moved, or 410 where it was removed; undefined where the address is not known or the API does not respond
 */
export async function redirectMovedAddress(
  api: ApiClient,
  path: string,
): Promise<{ status: 301; location: string } | { status: 410 } | undefined> {
  const known = await fetchMovedAddresses(api).catch((): MovedAddress[] => []);
  const { locale, path: address } = splitLocale(path);
  const moved = known.find((one) => one.path === address);
  if (!moved) return undefined;
  return moved.to ? { status: 301, location: localisedPath(moved.to, locale) } : { status: 410 };
}
