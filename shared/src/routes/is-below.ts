/**
 * Whether a path is that of an address, or lies below it: a section owns its mounts and everything below them.
 * @param path without locale, query and anchor, as is `address`; letter case counts
 */
export function isBelow(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}
