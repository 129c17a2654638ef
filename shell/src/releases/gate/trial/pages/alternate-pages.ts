import type { RemoteModule } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { matchedRoutes } from '../../declaration/declared-addresses.ts';
import { isOwn } from '../../addresses/page-address.ts';
import { nameOfLanguage } from '../../page/language/name-of-language.ts';
import { splitAddress } from '../../addresses/split-address.ts';
import { isListedBy, pathOf } from './equal-titles.ts';
import type { Rendered } from './rendered-page.ts';
import type { TriedPage } from './tried-page.ts';

type Page = Pick<Rendered, 'address' | 'status' | 'alternate' | 'canonical' | 'isPrivate'>;
type ListedPage = Page & Pick<Rendered, 'title' | 'heading' | 'isHidden'>;

type PageAt = (address: string) => Promise<Pick<TriedPage, 'status'>>;

/**
 * Pages whose address in the other language leads on or to nothing: search engines leave it out, and the link to the language takes
 * longer or fails. @param pageAt gives a page by its address
 */
export async function alternateProblems(
  remote: Pick<RemoteModule, 'routes' | 'mounts'>,
  pages: readonly Page[],
  pageAt: PageAt,
): Promise<string[]> {
  const named = await answersOfNamed(remote, pages, {
    nameOf: ({ address, alternate }) => (address.includes('?') ? undefined : alternate?.split('?')[0]),
    pageAt,
  });
  return named
    .filter(({ answered }) => answered !== 200 && answered < 500)
    .map(
      ({ address, url, locale, answered }) =>
        `${address} names ${url.pathname} as its page in ${nameOfLanguage[locale]}, which answers ${answered}: see alternates in its handle`,
    );
}

/**
 * Pages that name an address of the section for search engines, which leads to nothing: they are then not listed at all.
 * @param pageAt gives a page by its address
 */
export async function lostCanonicalProblems(
  remote: Pick<RemoteModule, 'routes' | 'mounts'>,
  pages: readonly Page[],
  pageAt: PageAt,
): Promise<string[]> {
  const named = await answersOfNamed(remote, pages, {
    nameOf: ({ canonical }) => canonical,
    pageAt,
  });
  return named
    .filter(({ answered }) => answered >= 400 && answered < 500)
    .map(
      ({ address, url, answered }) =>
        `${address} sends search engines to ${url.pathname}, which answers ${answered}: see canonical in its meta`,
    );
}

/**
 * Pages whose page in the other language is about another thing: it names another one in return, or several pages of one route name it.
 * Search engines then take neither for the other, and the link to the language leads away from what was read.
 */
export function mismatchedAlternateProblems(
  { routes }: Pick<RemoteModule, 'routes'>,
  pages: readonly ListedPage[],
): string[] {
  const naming = pages.filter(isListedBy).flatMap((page) => {
    const named = URL.parse(page.alternate ?? '', 'https://site.invalid')?.pathname;
    const path = decoded(pathOf(page.address));
    return named === undefined || page.address.includes('?') ? [] : [{ ...page, path, named }];
  });
  const byPath = new Map(naming.map((one) => [one.path, one]));
  const foreign = naming.flatMap(({ path, named }) => {
    const back = byPath.get(decoded(named))?.named;
    return back === undefined || decoded(back) === path
      ? []
      : [`${path} names ${named} as its page in the other language, which names ${back}: see alternates in its handle`];
  });
  const groups = Map.groupBy(naming, ({ path, named }) => `${matchedRoutes(routes, path).at(-1)} ${named}`);
  const shared = [...groups.values()].flatMap((group) => {
    const [one, other] = new Map(group.map((page) => [page.heading, page])).values();
    return one && other
      ? [
          `${one.path} and ${other.path} both name ${one.named} as their page in the other language: see alternates in the handle`,
        ]
      : [];
  });
  return [...new Set([...foreign, ...shared])];
}

/** What the section's addresses that its pages name answer: of one page of each route in each language. */
async function answersOfNamed(
  { routes, mounts }: Pick<RemoteModule, 'routes' | 'mounts'>,
  pages: readonly Page[],
  { nameOf, pageAt }: { nameOf: (page: Page) => string | undefined; pageAt: PageAt },
) {
  const tried = new Set<string>();
  const found = [];
  for (const page of pages) {
    const { address, status, isPrivate } = page;
    const url = URL.parse(nameOf(page) ?? '', 'https://site.invalid');
    if (status !== 200 || isPrivate || !url || !isOwn(url.pathname, mounts)) continue;
    const { locale } = splitLocale(url.pathname);
    const kind = `${locale} ${matchedRoutes(routes, address).at(-1)}`;
    if (tried.has(kind) || url.pathname === splitAddress(address).pathname) continue;
    tried.add(kind);
    const { status: answered } = await pageAt(url.pathname + url.search);
    found.push({ address, url, locale, answered });
  }
  return found;
}
