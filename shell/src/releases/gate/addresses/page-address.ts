import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { shellClaim } from '../declaration/ownership.ts';
import { splitAddress } from './split-address.ts';

/** Whether an address is below one of a section's mounts. */
export function isOwn(address: string, mounts: readonly string[]): boolean {
  const { path } = splitAddress(address);
  return mounts.some((mount) => isBelow(path, mount));
}

/** Whether an address is a page: files and addresses that the server answers itself are not. */
export function isPageAddress(address: string): boolean {
  const { path } = splitAddress(address);
  return !/\.\w+$/.test(path) && !shellClaim.mounts.some((mount) => isBelow(path, mount));
}
