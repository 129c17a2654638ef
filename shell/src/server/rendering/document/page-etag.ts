import { hash } from 'node:crypto';

/**
 * The page's entity tag: weak, for it is the same in every encoding.
 * @param instants what differs between two renderings of the same page: when it was rendered, the clock's shift
 */
export function pageEtag(html: string, instants: readonly string[]): string {
  const lasting = instants.reduce((text, instant) => text.replaceAll(instant, ''), html);
  return `W/"${hash('sha1', lasting, 'base64url')}"`;
}
