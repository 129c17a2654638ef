import type { RemoteModule } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { matchedRoutes } from '../../declaration/declared-addresses.ts';
import { matchAddress } from '../../declaration/match-address.ts';
import type { Rendered } from './rendered-page.ts';
import { splitAddress } from '../../addresses/split-address.ts';

/** How many pages may be other addresses of one: the present thing (`/programa`) and the same by its name. */
const mostAddresses = 2;

type Named = Pick<Rendered, 'address' | 'status' | 'canonical' | 'title' | 'called'>;

/** A page that names another one for search engines. */
interface Naming {
  path: string;
  /** The other page. */
  named: string;
  route: string;
  isOfOtherRoute: boolean;
}

/**
 * Pages of one route that name one other page for search engines, or each the page of another route with another title: none of them is
 * then listed. Addresses that differ only by parameters are one page.
 */
export function canonicalProblems({ routes }: Pick<RemoteModule, 'routes'>, pages: readonly Named[]): string[] {
  const naming = new Map<string, Naming>();
  for (const { address, status, canonical, called } of pages) {
    const path = splitAddress(address).pathname;
    const named = URL.parse(canonical ?? '', 'https://site.invalid')?.pathname;
    if (status !== 200 || named === undefined || named === path || canonical === undefined) continue;
    if (isViewOf(path, named, routes) || isFilterOf(path, named, { routes, called })) continue;
    const route = matchedRoutes(routes, path).at(-1) ?? '';
    const isOfOtherRoute = !matchedRoutes(routes, named).includes(route);
    naming.set(path, { path, named, route, isOfOtherRoute });
  }
  const all = [...naming.values()];
  const shared = [...Map.groupBy(all, ({ route, named }) => `${route} ${named}`).values()].flatMap((group) => {
    const [one, other] = group;
    const most = one?.isOfOtherRoute ? mostAddresses - 1 : mostAddresses;
    return one && other && group.length > most
      ? [
          `${one.path} and ${other.path} both name ${one.named} for search engines, which then list neither: see canonical in the meta`,
        ]
      : [];
  });
  return shared.length > 0 ? shared : misledProblems(all, pages);
}

/** Whether a page is below the page of one thing that it names, as its print view. A list is the page of no one thing. */
function isViewOf(path: string, named: string, routes: RemoteModule['routes']): boolean {
  return (
    path.startsWith(`${named}/`) &&
    Object.keys(matchAddress(routes, splitLocale(named).path).at(-1)?.params ?? {}).length > 0
  );
}

/**
 * Whether a page is the list that it names, with a filter in its path (`familia` of `empleo/:family?`), and no thing that the API is asked
 * for by its name or number.
 */
function isFilterOf(
  path: string,
  named: string,
  { routes, called }: { routes: RemoteModule['routes']; called: readonly string[] },
): boolean {
  const [page, list] = [path, named].map((one) => matchAddress(routes, splitLocale(one).path).at(-1));
  if (!page || page.route.id !== list?.route.id || !path.startsWith(`${named}/`)) return false;
  return !Object.values(page.params).some((value) => called.some((one) => one.split(/[/?]/).includes(value ?? '')));
}

/** Pages of one route that name pages of another route which are about something else, such as their list. */
function misledProblems(naming: readonly Naming[], pages: readonly Named[]): string[] {
  const titles = new Map(pages.map(({ address, title }) => [address, title]));
  const misled = naming.filter(({ path, named, isOfOtherRoute }) => {
    const [own, other] = [titles.get(path), titles.get(named)];
    return isOfOtherRoute && own !== undefined && other !== undefined && own !== other;
  });
  const groups = Map.groupBy(misled, ({ route, path }) => `${route} ${splitLocale(path).locale}`);
  return [...groups.values()].flatMap(([one, other]) =>
    one && other
      ? [
          `${one.path} and ${other.path} name ${one.named} and ${other.named} for search engines, which have other titles: none of the route’s pages is then listed, see canonical in the meta`,
        ]
      : [],
  );
}

/** Pages of the site map that send search engines to another page, about something else: they are listed nowhere. */
export function mappedElsewhereProblems(
  pages: readonly Pick<Named, 'address' | 'status' | 'canonical' | 'title'>[],
  siteMap: readonly string[],
): string[] {
  const mapped = new Set(siteMap);
  const titles = new Map(pages.map(({ address, title }) => [address, title]));
  return pages.flatMap(({ address, status, canonical, title }) => {
    const named = URL.parse(canonical ?? '', 'https://site.invalid')?.pathname;
    const other = titles.get(named ?? '');
    const isMisled = named !== address && title !== undefined && other !== undefined && title !== other;
    return status === 200 && isMisled && mapped.has(splitLocale(address).path)
      ? [
          `${address} is in the site map and names ${named} for search engines, which has another title: it would not be listed, see canonical in its meta`,
        ]
      : [];
  });
}
