import type { RouteObject } from 'react-router';

/** A route of a section, or one inside of another. */
export interface WholeRoute {
  id: string;
  /** With the paths of the routes that it is inside of, without the first slash. */
  path: string;
  /** It may be asked for at its path: what only stands around others is not. */
  hasAddress: boolean;
  hasMiddleware: boolean;
  route: RouteObject;
}

/** All routes, and those inside of them, each with its whole path. */
export function wholeRoutes(routes: readonly RouteObject[], above = ''): WholeRoute[] {
  return routes.flatMap((route) => {
    const { id = '', path = '', index = false, children = [], middleware } = route;
    // One inside of another may repeat its path from the root on.
    const whole = above && path.startsWith(`/${above}`) ? path.slice(1) : [above, path].filter(Boolean).join('/');
    return [
      { id, path: whole, hasAddress: path !== '' || index, hasMiddleware: middleware !== undefined, route },
      ...wholeRoutes(children, whole),
    ];
  });
}
