import type { RemoteModule } from '@ofgc/shared/contract';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { matchAddress } from './match-address.ts';
import { wholeRoutes } from './route-tree.ts';

/** The addresses that need no example: warm-up paths, and routes without required parameters, in each language. */
export function knownAddresses({ routes, warmUp }: Pick<RemoteModule, 'routes' | 'warmUp'>): string[] {
  const fixed = wholeRoutes(routes)
    .filter(({ hasAddress }) => hasAddress)
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, ''))
    .filter((path) => !/[:*]/.test(path))
    .map((path) => `/${path}`);
  return [...new Set([...warmUp, ...inEachLanguage(fixed)])];
}

/** Addresses that a section declares: its pages in search and site map, its links in menu and footer, in each language. */
export function declaredAddresses({ pages, links, menu }: Pick<Section, 'pages' | 'links' | 'menu'>): string[] {
  const everywhere = [...pages.map(({ path }) => path), ...(menu ? [menu.to] : [])];
  const led = links.flatMap(({ to, inEnglish = to }) => [to, localisedPath(inEnglish, 'en')]);
  return [...new Set([...inEachLanguage(everywhere), ...led].map(withoutAnchor))];
}

/** The addresses of example pages, each of which represents many pages. */
export function exampleAddresses({ examples }: Pick<Section, 'examples'>): string[] {
  return [...new Set(examples.flatMap(({ es, en }) => [es, en]).map(withoutAnchor))];
}

/** Whether an example answers so because what its address names is gone, which is no fault of the release: the content changes without it. */
export function hasLapsed(example: string, status: number): boolean {
  return status === 404 || status === 410 || (status === 400 && example.includes('?'));
}

/** The example addresses in alternating languages, one for each example: both languages are made of the same parts. */
export function examplesInTurn({ examples }: Pick<Section, 'examples'>): string[] {
  return examples.map(({ es, en }, turn) => withoutAnchor(turn % 2 === 0 ? es : en));
}

/** From the links of rendered pages, one address for each route that has none yet, and the same path in the other language. */
export function linkedAddresses(
  { routes }: Pick<RemoteModule, 'routes'>,
  known: readonly string[],
  pages: readonly string[],
): string[] {
  const covered = new Set(known.flatMap((address) => matchedRoutes(routes, address)));
  const links = pages.flatMap((html) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path),
  );
  const found: string[] = [];
  for (const link of new Set(links)) {
    const matched = matchedRoutes(routes, link);
    if (matched.every((id) => covered.has(id))) continue;
    matched.forEach((id) => covered.add(id));
    found.push(...inEachLanguage([splitLocale(link).path]));
  }
  return found;
}

/** The ids of the routes that none of the addresses matches. */
export function uncoveredRoutes({ routes }: Pick<RemoteModule, 'routes'>, addresses: readonly string[]): string[] {
  const covered = new Set(addresses.flatMap((address) => matchedRoutes(routes, address)));
  return wholeRoutes(routes)
    .map(({ id }) => id)
    .filter((id) => !covered.has(id));
}

/** The first address of each route in each language. */
export function onePerRoute({ routes }: Pick<RemoteModule, 'routes'>, addresses: readonly string[]): string[] {
  const covered = new Set<string>();
  return addresses.filter((address) => {
    const { locale } = splitLocale(address);
    const matched = matchedRoutes(routes, address).map((id) => `${locale} ${id}`);
    const isNew = matched.some((one) => !covered.has(one));
    matched.forEach((one) => covered.add(one));
    return isNew;
  });
}

/** The ids of an address's route and of its parent routes. */
export function matchedRoutes(routes: RemoteModule['routes'], address: string): string[] {
  return matchAddress(routes, address).map(({ route }) => route.id ?? '');
}

/** Paths in each language. */
export function inEachLanguage(paths: readonly string[]): string[] {
  return paths.flatMap((path) => locales.map((locale) => localisedPath(path, locale)));
}

function withoutAnchor(address: string): string {
  return address.split('#')[0] ?? '';
}
