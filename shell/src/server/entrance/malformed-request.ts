import type { IncomingMessage } from 'node:http';

/**
 * The status for a request that no browser sends and that different servers interpret differently (RFC 9112, 3.2): its target is not
 * a path, or it has no host, two hosts or an invalid one.
 * @returns null for a proper request
 */
export function malformedStatus({
  url = '',
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'httpVersion'>): 400 | null {
  if (!url.startsWith('/')) return 400;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (!isHostName(rawHeaders[index + 1] as string)) return 400;
    hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0') ? null : 400;
}

/** A host name or an IPv6 address, with an optional port: no character that could end the name and begin a path. */
function isHostName(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}
