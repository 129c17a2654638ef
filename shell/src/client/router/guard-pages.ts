import type { RouteObject } from 'react-router';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import { reloadOncePerMinute } from './chunk-failure.ts';
import type { Departure } from './departure.ts';

type Leaving = Pick<Departure, 'target' | 'leaving'>;

/**
 * Pages that are not loaded yet: one whose code cannot be loaded is asked of the server as a document, at most once
 * a minute; then the error view of its remote is shown.
 */
export function guardPages(routes: RouteObject[], departure: Leaving): void {
  for (const route of routes) {
    const { lazy, id } = route;
    const remote = id?.split('.')[0] ?? '';
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => loadAsDocument(departure, remote));
    if (route.children) guardPages(route.children, departure);
  }
}

/** Leaves for the document and never returns, or throws what the remote's error view shows. */
export async function loadAsDocument({ target, leaving }: Leaving, remote: string): Promise<never> {
  const isLeaving = reloadOncePerMinute(
    () => sessionStorage,
    Date.now(),
    () => location.assign(target()),
  );
  if (isLeaving) return leaving();
  throw remoteUnavailable(remote);
}
