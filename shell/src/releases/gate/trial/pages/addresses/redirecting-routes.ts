import type { RemoteModule } from '@ofgc/shared/contract';
import { matchedRoutes } from '../../../declaration/declared-addresses.ts';
import { wholeRoutes } from '../../../declaration/route-tree.ts';
import type { Rendered } from '../rendered-page.ts';

/** The ids of routes that have a page but were never shown, because they redirect visitors who are not signed in. */
export async function redirectingRoutes(
  { routes }: RemoteModule,
  pages: readonly Pick<Rendered, 'address' | 'isRedirect'>[],
): Promise<string[]> {
  const routesOf = (isRedirect: boolean) =>
    new Set(pages.flatMap((page) => (page.isRedirect === isRedirect ? matchedRoutes(routes, page.address) : [])));
  const [left, seen] = [routesOf(true), routesOf(false)];
  const unseen = wholeRoutes(routes).filter(({ id }) => left.has(id) && !seen.has(id));
  const shows = await Promise.all(
    unseen.map(async ({ route: { Component, lazy } }) =>
      Boolean(Component ?? (typeof lazy === 'function' ? (await lazy()).Component : undefined)),
    ),
  );
  return unseen.filter((_, index) => shows[index]).map(({ id }) => id);
}
