/** The path of an address as the server's routes read it, however somebody writes it: without query, decoded, in lower case. */
export function plainPath(url: string): string {
  return decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();
}

function decoded(path: string): string {
  // Each request asks this: most addresses have nothing to decode.
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
