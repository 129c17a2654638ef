import type { PageState } from '../../../composition/page-state.ts';
import type { ReleaseVector } from '../../../composition/release-vector.ts';

type PageVector = Pick<PageState, 'vector' | 'wholeVector'>;

/**
 * A page carries the releases whose parts it shows; its first navigation loads all others, from the file of the set that made it.
 * So a page does not grow with remotes that it does not use.
 * @param whole all live releases @param address of the file with all of them; without it a page carries them all
 * @returns the same object for the same names
 */
export function createPageVectors(
  whole: ReleaseVector,
  address?: string,
): (used: ReadonlySet<string | undefined>) => PageVector {
  const vectors = new Map<string, PageVector>();
  return (used) => {
    const entries = Object.entries(whole).filter(([name]) => address === undefined || used.has(name));
    const names = entries.map(([name]) => name).join(' ');
    const known = vectors.get(names);
    if (known) return known;
    const vector = Object.fromEntries(entries);
    const made = { vector, ...(address !== undefined && { wholeVector: address }) };
    vectors.set(names, made);
    return made;
  };
}
