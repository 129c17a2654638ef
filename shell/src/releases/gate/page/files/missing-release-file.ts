import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import type { Release } from '../../../release.schema.ts';

/**
 * Whether an address is one of a section's own files that the release does not have: visitors would get a 404 for it, at the latest
 * when the other release that has the file is removed.
 * @param from the address of the page or style sheet that names it
 */
export function isMissingReleaseFile(
  address: string,
  from: string,
  { name, version, integrity }: Pick<Release, 'name' | 'version' | 'integrity'>,
): boolean {
  const { pathname = '' } = URL.parse(address, new URL(from, 'https://site.invalid')) ?? {};
  const own = `/assets/${name}/`;
  if (!pathname.startsWith(own)) return false;
  const [of, file] = [pathname.slice(own.length).split('/')[0], pathname.slice(own.length).replace(/^[^/]*\//, '')];
  return of !== version || !(decoded(file) in integrity);
}
