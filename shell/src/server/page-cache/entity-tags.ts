/** Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function isMatched(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return condition.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque);
}
