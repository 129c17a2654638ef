import type { RouteObject } from 'react-router';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import { reloadOncePerMinute } from './chunk-failure.ts';
import type { Departure } from './departure.ts';

type Leaving = Pick<Departure, 'target' | 'leaving'>;

/**
 * Wraps the loading of pages: where a page's code cannot be loaded, the browser loads the page as a document, at most once a
 * minute; otherwise the error view of its remote is shown.
 */
export function guardPages(routes: RouteObject[], departure: Leaving): void {
  for (const route of routes) {
    const { lazy, id } = route;
    const remote = id?.split('.')[0] ?? '';
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => loadAsDocument(departure, remote));
    if (route.children) guardPages(route.children, departure);
  }
}

/** Loads the document and never resolves, or throws the error for the remote's error view. */
export async function loadAsDocument({ target, leaving }: Leaving, remote: string): Promise<never> {
  const isLeaving = reloadOncePerMinute(
    () => sessionStorage,
    Date.now(),
    () => location.assign(target()),
  );
  if (isLeaving) return leaving();
  throw remoteUnavailable(remote);
}
