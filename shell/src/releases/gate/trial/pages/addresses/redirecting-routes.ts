import type { RemoteModule } from '@ofgc/shared/contract';
import { matchedRoutes } from '../../../declaration/addresses.ts';
import { wholeRoutes } from '../../../declaration/route-tree.ts';

/** The ids of routes that have a page but were never shown, because they redirect visitors who are not signed in. */
export async function redirectingRoutes(
  { routes }: RemoteModule,
  shown: readonly string[],
  redirected: ReadonlySet<string>,
): Promise<string[]> {
  const seen = new Set(
    shown.filter((address) => !redirected.has(address)).flatMap((address) => matchedRoutes(routes, address)),
  );
  const left = new Set([...redirected].flatMap((address) => matchedRoutes(routes, address)));
  const unseen = wholeRoutes(routes).filter(({ id }) => left.has(id) && !seen.has(id));
  const shows = await Promise.all(
    unseen.map(async ({ route: { Component, lazy } }) =>
      Boolean(Component ?? (typeof lazy === 'function' ? (await lazy()).Component : undefined)),
    ),
  );
  return unseen.filter((_, index) => shows[index]).map(({ id }) => id);
}
