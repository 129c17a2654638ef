import type { RouteObject } from 'react-router';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import { reloadOncePerMinute } from './chunk-failure.ts';

/**
 * Pages that are not loaded yet: one whose code cannot be loaded is asked of the server as a document, at most once
 * a minute; then the error view of its remote is shown.
 * @param target the address that is being gone to
 */
export function guardPages(routes: RouteObject[], target: () => string): void {
  for (const route of routes) {
    const { lazy, id } = route;
    const remote = id?.split('.')[0] ?? '';
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => loadAsDocument(target(), remote));
    if (route.children) guardPages(route.children, target);
  }
}

/** Leaves for the document and never returns, or throws what the remote's error view shows. */
export async function loadAsDocument(address: string, remote: string): Promise<never> {
  const isLeaving = reloadOncePerMinute(
    () => sessionStorage,
    Date.now(),
    () => location.assign(address),
  );
  if (isLeaving) return new Promise<never>(() => {});
  throw remoteUnavailable(remote);
}
