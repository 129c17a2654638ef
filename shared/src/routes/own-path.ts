/**
 * Whether an address from outside is a path of this site. Browsers drop tabs and line ends from an address and read `\` as `/`, so a
 * path with one of these may be the address of another site (WHATWG URL).
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}
