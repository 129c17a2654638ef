import type { RemoteModule } from '@ofgc/shared/contract';
import { defaultLocale, locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { matchAddress } from '../../../declaration/match-address.ts';
import { isOwn, isPageAddress } from '../../../addresses/page-address.ts';
import { takeSpreadSample } from '../../../addresses/spread-sample.ts';
import { splitAddress } from '../../../addresses/split-address.ts';

/** The most further addresses of one kind. */
const mostOfKind = 12;
const links = /<a\b[^>]*\shref="(\/[^"#]*)/g;

/** Addresses that are still to be tried. */
export interface FurtherAddresses {
  /** Adds those to which a page leads. */
  addLinks: (html: string) => void;
  next: () => string | undefined;
}

/**
 * Further addresses of routes, to which pages of the site lead: a page may fail for some of its data only. The routes take turns, and
 * for each route its languages, its filters one by one, and English pages with a Spanish path (what is not translated).
 * @param shown the addresses that were tried already @param siteMap paths of the site map
 */
export function furtherAddresses(
  { routes, mounts }: Pick<RemoteModule, 'routes' | 'mounts'>,
  shown: readonly string[],
  siteMap: readonly string[],
): FurtherAddresses {
  const known = new Set(shown);
  const inSiteMap = new Set(siteMap);
  const waiting = new Map<string, { addresses: string[]; taken: number }>();
  const add = (address: string, isLinked: boolean) => {
    if (known.has(address) || !isOwn(address, mounts) || !isPageAddress(address)) return;
    known.add(address);
    const { locale, path, query } = splitAddress(address);
    const matched = matchAddress(routes, path).at(-1);
    const filters = [...new URLSearchParams(query).keys()];
    if (!matched || filters.length > 1 || (filters.length === 0 && Object.keys(matched.params).length === 0)) return;
    const isUntranslated = locale !== defaultLocale && isLinked && inSiteMap.has(path);
    const kind = [matched.route.id, locale, ...filters, isLinked, isUntranslated].join(' ');
    const one = waiting.get(kind) ?? { addresses: [], taken: 0 };
    one.addresses.push(address);
    waiting.set(kind, one);
  };
  for (const path of siteMap) add(path, false);
  // English paths of the site map's pages come last: most of them only lead to their translated ones.
  const inOtherLanguages = () => {
    const others = siteMap.flatMap((path) => locales.map((locale) => localisedPath(path, locale)));
    for (const path of others) add(path, false);
    return takeTurn();
  };
  const takeTurn = () =>
    [...waiting.values()]
      .filter(({ addresses, taken }) => addresses.length > 0 && taken < mostOfKind)
      .toSorted((one, other) => one.taken - other.taken)[0];
  return {
    addLinks: (html) => [...html.matchAll(links)].forEach(([, path = '']) => add(path.replaceAll('&amp;', '&'), true)),
    next() {
      const turn = takeTurn() ?? inOtherLanguages();
      return turn && takeSpreadSample(turn.addresses, turn.taken++);
    },
  };
}
