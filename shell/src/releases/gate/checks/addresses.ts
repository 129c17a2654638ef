import type { RemoteModule } from '@ofgc/shared/contract';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { matchRoutes } from 'react-router';

/** The addresses that need no example: warm-up paths, and routes without obligatory parts, in each language. */
export function knownAddresses({ routes, warmUp }: Pick<RemoteModule, 'routes' | 'warmUp'>): string[] {
  const fixed = routes
    .map(({ path = '' }) => path.replaceAll(/\/:\w+\?/g, ''))
    .filter((path) => !/[:*]/.test(path))
    .map((path) => `/${path}`);
  return [...new Set([...warmUp, ...inEachLanguage(fixed)])];
}

/** Of the links of rendered pages one for each route that no address stands for yet, in each language. */
export function linkedAddresses(
  { routes }: Pick<RemoteModule, 'routes'>,
  known: readonly string[],
  pages: readonly string[],
): string[] {
  const covered = new Set(known.map((address) => routeOf(routes, address)));
  const links = pages.flatMap((html) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path),
  );
  const found: string[] = [];
  for (const link of links) {
    const route = routeOf(routes, link);
    if (!route || covered.has(route)) continue;
    covered.add(route);
    found.push(...inEachLanguage([splitLocale(link).path]));
  }
  return found;
}

/** The ids of the routes that no address stands for. */
export function uncoveredRoutes({ routes }: Pick<RemoteModule, 'routes'>, addresses: readonly string[]): string[] {
  const covered = new Set(addresses.map((address) => routeOf(routes, address)));
  return routes.map(({ id = '' }) => id).filter((id) => !covered.has(id));
}

function routeOf(routes: RemoteModule['routes'], address: string): string | undefined {
  return matchRoutes(routes, { pathname: splitLocale(address.split('?')[0] ?? '').path })?.at(-1)?.route.id;
}

function inEachLanguage(paths: readonly string[]): string[] {
  return paths.flatMap((path) => locales.map((locale) => localisedPath(path, locale)));
}
