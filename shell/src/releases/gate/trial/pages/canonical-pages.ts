import type { RemoteModule } from '@ofgc/shared/contract';
import { matchedRoutes } from '../../declaration/addresses.ts';
import type { Rendered } from './rendered-page.ts';

/** How many pages may be other addresses of one: the present thing (`/programa`) and the same by its name. */
const mostAddresses = 2;

/**
 * Pages of one route that all name one other page for search engines, which then list none of them. Addresses that differ only by
 * parameters are one page.
 */
export function canonicalProblems(
  { routes }: Pick<RemoteModule, 'routes'>,
  pages: readonly Pick<Rendered, 'address' | 'status' | 'canonical'>[],
): string[] {
  const naming = new Map<string, Set<string>>();
  for (const { address, status, canonical } of pages) {
    const path = address.split(/[?#]/)[0] ?? '';
    const named = URL.parse(canonical ?? '', 'https://site.invalid')?.pathname;
    if (status !== 200 || named === undefined || named === path || canonical === undefined) continue;
    const kind = `${matchedRoutes(routes, path).at(-1)} ${named}`;
    naming.set(kind, (naming.get(kind) ?? new Set()).add(path));
  }
  return [...naming].flatMap(([kind, paths]) => {
    const [route = '', named = ''] = kind.split(' ');
    const isOfAnother = !matchedRoutes(routes, named).includes(route);
    const [one, other] = paths;
    return paths.size > mostAddresses || (isOfAnother && paths.size === mostAddresses)
      ? [
          `${one} and ${other} both name ${named} for search engines, which then list neither: see canonical in the meta`,
        ]
      : [];
  });
}
