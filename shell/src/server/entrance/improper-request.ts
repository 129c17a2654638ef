import type { IncomingMessage } from 'node:http';

/**
 * The status for a request that no browser sends and that different servers read differently (RFC 9112, 3.2): a target that is
 * no path, no host or two.
 * @returns null for a proper one
 */
export function improperStatus({
  url = '',
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'httpVersion'>): 400 | null {
  if (!url.startsWith('/')) return 400;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0') ? null : 400;
}
