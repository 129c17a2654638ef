import type { RemoteModule } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { matchedRoutes } from '../../declaration/addresses.ts';
import { isOwn } from '../../page/links/link-targets.ts';
import { nameOfLanguage } from '../../page/language/name-of-language.ts';
import type { Rendered } from './rendered-page.ts';
import type { TriedPage } from './tried-page.ts';

type Page = Pick<Rendered, 'address' | 'status' | 'alternate' | 'canonical' | 'isPrivate'>;

/**
 * Pages whose address in the other language leads on or to nothing: search engines leave it out, and the link to the language takes
 * longer or fails. One page of each route in each language is tried. @param pageAt gives a page by its address
 */
export async function alternateProblems(
  { routes, mounts }: Pick<RemoteModule, 'routes' | 'mounts'>,
  pages: readonly Page[],
  pageAt: (address: string) => Promise<Pick<TriedPage, 'status'>>,
): Promise<string[]> {
  const tried = new Set<string>();
  const problems: string[] = [];
  for (const { address, status, alternate, isPrivate } of pages) {
    const other = URL.parse(alternate ?? '', 'https://site.invalid')?.pathname;
    if (status !== 200 || isPrivate || address.includes('?') || other === undefined || !isOwn(other, mounts)) continue;
    const { locale } = splitLocale(other);
    const kind = `${locale} ${matchedRoutes(routes, address).at(-1)}`;
    if (tried.has(kind)) continue;
    tried.add(kind);
    const { status: answered } = await pageAt(other);
    if (answered !== 200 && answered < 500)
      problems.push(
        `${address} names ${other} as its page in ${nameOfLanguage[locale]}, which answers ${answered}: see alternates in its handle`,
      );
  }
  return problems;
}

/**
 * Pages that name an address of the section for search engines, which leads to nothing: they are then not listed at all. One page of each
 * route in each language is tried. @param pageAt gives a page by its address
 */
export async function lostCanonicalProblems(
  { routes, mounts }: Pick<RemoteModule, 'routes' | 'mounts'>,
  pages: readonly Page[],
  pageAt: (address: string) => Promise<Pick<TriedPage, 'status'>>,
): Promise<string[]> {
  const tried = new Set<string>();
  const problems: string[] = [];
  for (const { address, status, canonical, isPrivate } of pages) {
    const url = URL.parse(canonical ?? '', 'https://site.invalid');
    if (status !== 200 || isPrivate || !url || !isOwn(url.pathname, mounts)) continue;
    const kind = `${splitLocale(url.pathname).locale} ${matchedRoutes(routes, address).at(-1)}`;
    const isItself = url.pathname === address.split(/[?#]/)[0];
    if (canonical === undefined || isItself || tried.has(kind)) continue;
    tried.add(kind);
    const { status: answered } = await pageAt(url.pathname + url.search);
    if (answered >= 400 && answered < 500)
      problems.push(
        `${address} sends search engines to ${url.pathname}, which answers ${answered}: see canonical in its meta`,
      );
  }
  return problems;
}
