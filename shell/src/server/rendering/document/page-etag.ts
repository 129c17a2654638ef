import { hash } from 'node:crypto';

/**
 * The page's entity tag: weak, because it is the same in every encoding.
 * @param instants values that differ between two renderings of the same page: the time of rendering, the clock's shift
 */
export function pageEtag(html: string, instants: readonly string[]): string {
  const lasting = instants.reduce((text, instant) => text.replaceAll(instant, ''), html);
  return `W/"${hash('sha1', lasting, 'base64url')}"`;
}
