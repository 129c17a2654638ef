import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router';
import { SecondChanceCache } from '../../page-cache/second-chance-cache.ts';

/** For the matched routes of known paths, in bytes. */
const branchBytes = 512 * 1024;
/** About what one takes. */
const bytesOfBranch = 200;

export interface RouteBranch {
  /** From the root on; none where nothing matches. */
  routes: readonly RouteObject[];
  /** Knows these routes alone: it matches and shows the page without ranking all others. */
  handler: StaticHandler;
}

/**
 * Remembers which routes a path matches: ranking the whole tree costs a tenth of a page each time that the router does it.
 * @returns gives the branch of a path; where nothing matches it is the whole tree
 */
export function createRouteBranches(routes: RouteObject[]): (path: string) => RouteBranch {
  const branches = new SecondChanceCache<RouteBranch>(branchBytes);
  const handlers = new Map<RouteObject | undefined, StaticHandler>();
  const handlerOf = (branch: readonly RouteObject[]) => {
    const known = handlers.get(branch.at(-1)) ?? createStaticHandler(branch.length > 0 ? alone(branch) : routes);
    handlers.set(branch.at(-1), known);
    return known;
  };
  return (path) => {
    const known = branches.get(path);
    if (known) return known;
    const matched = matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
    const found = { routes: matched, handler: handlerOf(matched) };
    branches.set(path, found, bytesOfBranch);
    return found;
  };
}

/** A tree of one branch. */
function alone([first, ...below]: readonly RouteObject[]): RouteObject[] {
  if (!first) return [];
  const children = alone(below);
  return [children.length > 0 ? ({ ...first, children } as RouteObject) : first];
}
