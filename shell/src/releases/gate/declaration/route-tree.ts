import type { RouteObject } from 'react-router';

/** A route of a section, at any depth. */
export interface WholeRoute {
  id: string;
  /** The whole path with those of its parent routes, without the first slash. */
  path: string;
  /** Whether its path can be requested: a pure layout route cannot. */
  hasAddress: boolean;
  hasMiddleware: boolean;
  route: RouteObject;
}

/** All routes with their nested routes, each with its whole path. */
export function wholeRoutes(routes: readonly RouteObject[], above = ''): WholeRoute[] {
  return routes.flatMap((route) => {
    const { id = '', path = '', index = false, children = [], middleware } = route;
    // A nested route may repeat its whole path from the root.
    const whole = above && path.startsWith(`/${above}`) ? path.slice(1) : [above, path].filter(Boolean).join('/');
    return [
      { id, path: whole, hasAddress: path !== '' || index, hasMiddleware: middleware !== undefined, route },
      ...wholeRoutes(children, whole),
    ];
  });
}
