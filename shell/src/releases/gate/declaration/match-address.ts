import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { splitAddress } from '../addresses/split-address.ts';

/** Remembered, because the router ranks the whole tree for each path, and many checks ask for the same ones. */
const known = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>();

/**
 * The routes of an address from the outermost on, with the values in its path; empty where none matches.
 * @param routes of a remote, always the same list @param address in any language, also with a query or an anchor
 */
export function matchAddress(routes: RouteObject[], address: string): RouteMatch[] {
  const { path: pathname } = splitAddress(address);
  const ofTree = known.get(routes) ?? new Map<string, RouteMatch[]>();
  known.set(routes, ofTree);
  const matched = ofTree.get(pathname) ?? matchRoutes(routes, { pathname }) ?? [];
  ofTree.set(pathname, matched);
  return matched;
}
