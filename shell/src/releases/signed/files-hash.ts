import { createHash } from 'node:crypto';
import type { Release } from '../release.schema.ts';

/** Whether a file of a release is the compressed copy of another one. */
export const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/**
 * The hash of a release's files, as in a statement that they were looked at (sha256). It is the same for all builds of equal sources, unlike
 * that of `release.json`, which says when and from which commit it was built; compressed copies depend on the machine.
 */
export function filesHash({ integrity }: Pick<Release, 'integrity'>): string {
  const files = Object.entries(integrity).filter(([file]) => !isCompressed(file));
  const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
