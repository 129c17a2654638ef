/** The path of an address as the server's routes read it, however somebody writes it: without query, decoded, in lower case. */
export function plainPath(url: string): string {
  return decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
