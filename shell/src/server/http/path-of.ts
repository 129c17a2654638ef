import type { IncomingMessage } from 'node:http';

/** The path of a request, not decoded and without its query. Called several times a request: `split` would make a list each time. */
export function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
