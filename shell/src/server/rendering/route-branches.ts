import { matchRoutes, type RouteObject } from 'react-router';
import { BoundedMap } from '../page-cache/bounded-map.ts';

/** For the matched routes of known paths, in bytes. */
const branchBytes = 512 * 1024;
/** About what one takes. */
const bytesOfBranch = 200;

/**
 * Remembers which routes a path matches: ranking the whole tree costs a tenth of a page.
 * @returns gives the routes of a path from the root on; none where nothing matches
 */
export function createRouteBranches(routes: RouteObject[]): (path: string) => readonly RouteObject[] {
  const branches = new BoundedMap<readonly RouteObject[]>(branchBytes);
  return (path) => {
    const known = branches.get(path);
    if (known) return known;
    const found = matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
    branches.set(path, found, bytesOfBranch);
    return found;
  };
}
