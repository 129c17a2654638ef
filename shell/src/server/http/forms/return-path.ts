import { isOwnPath } from '@ofgc/shared/routes/own-path.ts';

/**
 * The path to return to after a language was chosen.
 * @param paths from the address: at most one path, as the site's own links write it (`/explora?tema=m%C3%BAsica`)
 * @returns a path of this site without locale; the home page for another host or a protocol; null for values that no link of the
 * site writes: two paths, or characters that are not allowed in a header
 */
export function returnPath(paths: readonly string[]): string | null {
  const [path = '/', ...others] = paths;
  if (others.length > 0 || /[^\x20-\x7E]/.test(path)) return null;
  return isOwnPath(path) ? path : '/';
}
