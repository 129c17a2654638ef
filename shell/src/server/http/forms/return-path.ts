/**
 * Where to go back to after a language was chosen.
 * @param paths what the address names: at most one path, as the site's own links write it (`/explora?tema=m%C3%BAsica`)
 * @returns a path of this site without locale; of another host or a protocol, the home page; null for what no link writes: two
 * paths, or characters that no header may have
 */
export function returnPath(paths: readonly string[]): string | null {
  const [path = '/', ...others] = paths;
  if (others.length > 0 || /[^\x20-\x7E]/.test(path)) return null;
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/';
}
