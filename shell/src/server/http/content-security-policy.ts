/**
 * Nothing inline, nothing evaluated, nothing foreign. Page state stands in `application/json` scripts, which are data.
 * @param development adds the sockets of the development servers
 */
export function contentSecurityPolicy({ development = false } = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
