/**
 * Whether a client's copy is current: weak comparison of entity tags (RFC 9110, 13.1.2).
 * Own code, as @fastify/etag compares with a single tag only: neither lists nor `*`.
 * @param header `If-None-Match`
 */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  // The usual case: browsers send the tag back unchanged.
  if (header === tag) return true;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(tag));
}
