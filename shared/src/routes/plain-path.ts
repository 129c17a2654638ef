/** The path of an address as the server's routes match it, in any spelling: without query, decoded, in lower case. */
export function plainPath(url: string): string {
  return decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();
}

/** A part of an address without its escapes (`%C3%A9`); the part itself if they are none. */
export function decoded(path: string): string {
  // A shortcut, because this runs for each request and most addresses have nothing to decode.
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
