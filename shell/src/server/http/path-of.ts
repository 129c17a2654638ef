import type { IncomingMessage } from 'node:http';

/** What is asked for, without its query and as it was written. Each request is asked for it several times: no list is made of its parts. */
export function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
