import type { RouteObject } from 'react-router';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';

/** Makes a page whose code cannot be loaded fail like a remote that cannot be shown; the next visit tries to load the code again. */
export function guardPages(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, id = '' } = route;
    const unavailable = () => Promise.reject(remoteUnavailable(id.split('.', 1)[0] ?? ''));
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(unavailable);
    guardPages(route.children ?? []);
  }
}
