import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { defaultLocale, type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { declaredAddresses } from '../declaration/declared-addresses.ts';
import { callProblems } from './api-calls.ts';
import { judging } from './pages/choices/failing-choices.ts';
import { alternateProblems, lostCanonicalProblems, mismatchedAlternateProblems } from './pages/alternate-pages.ts';
import { foreignTitleProblems } from './pages/foreign-titles.ts';
import { leftOutProblems } from './pages/things/left-out-things.ts';
import { indistinctThingProblems } from './pages/things/indistinct-things.ts';
import { neighbourLinkProblems } from './pages/things/neighbour-links.ts';
import { unreachedEndProblems } from './pages/things/unreached-ends.ts';
import { givenUpProblems } from './pages/addresses/given-up-addresses.ts';
import { equalTitleProblems } from './pages/equal-titles.ts';
import { missingDocumentProblems } from '../page/files/missing-documents.ts';
import { canonicalProblems, mappedElsewhereProblems } from './pages/canonical-pages.ts';
import { createErrorPageCheck } from '../page/error-pages.ts';
import { homePagePaths } from '../page/home-page-paths.ts';
import { nameOfLanguage } from '../page/language/name-of-language.ts';
import { silentParts } from '../page/part-visibility.ts';
import { parameterProblems } from '../page/links/asked-parameters.ts';
import { leadProblems } from '../page/links/page-links.ts';
import { partLinkProblems } from '../page/links/part-links.ts';
import { isOfSection } from './pages/own-answers.ts';
import type { Rendered } from './pages/rendered-page.ts';
import type { TryPage } from './pages/tried-page.ts';
import type { PageTrial } from './pages/page-trial.ts';
import { oddAddresses, oddAddressProblems } from './pages/addresses/odd-addresses.ts';
import { unlinkedThingProblems } from './pages/addresses/unlinked-things.ts';
import { renamedThingProblems, renamedThings } from './pages/addresses/renamed-things.ts';
import { unknownAddresses, unknownProblems } from './pages/addresses/unknown-addresses.ts';

/** Problems that show only where all pages of a section are known. @param withData renders a page, which is a step of its own */
export async function wholeSectionProblems(
  pages: readonly Rendered[],
  withData: TryPage,
  {
    remote,
    section,
    leads: leadsOfOthers,
    content,
    operations,
    siteMap,
    instant,
    published,
    siteUrl,
  }: Pick<
    PageTrial,
    'remote' | 'section' | 'leads' | 'content' | 'operations' | 'siteMap' | 'instant' | 'published' | 'siteUrl'
  >,
): Promise<string[]> {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const leads = pages.flatMap((page) => page.leads);
  const answersOf = (address: string) => byAddress.get(address)?.answers ?? [];
  const failures: string[] = [];
  const tryView = judging(withData, Object.keys(remote.slots), failures);
  const pageAt = async (address: string) => byAddress.get(address) ?? withData(address);
  return [
    ...languageProblems(byAddress),
    ...undescribedProblems(pages),
    ...canonicalProblems(remote, pages),
    ...equalTitleProblems(remote, pages),
    ...foreignTitleProblems(pages),
    ...indistinctThingProblems(remote, pages),
    ...neighbourLinkProblems(pages),
    ...partLinkProblems(
      pages.flatMap((page) => page.partLinks),
      (address) => byAddress.get(address),
    ),
    ...(section ? hiddenProblems(section, byAddress) : []),
    ...(section ? swappedTitles(section, byAddress) : []),
    ...mappedProblems(pages, await siteMap),
    ...mappedElsewhereProblems(pages, await siteMap),
    ...callProblems(pages, operations),
    ...(await parameterProblems(leads, { remote, answersOf })),
    ...mismatchedAlternateProblems(remote, pages),
    ...(await alternateProblems(remote, pages, pageAt)),
    ...(await lostCanonicalProblems(remote, pages, pageAt)),
    ...(await missingDocumentProblems(pages, content)),
    ...(await unlinkedThingProblems(pages, { remote, siteMap })),
    ...(await leftOutProblems(pages, tryView, { remote, siteMap, instant })),
    ...(await unreachedEndProblems(
      pages.filter(({ address }) => splitLocale(address).locale === defaultLocale),
      tryView,
    )),
    ...failures,
    ...(await givenUpProblems(published, pages, withData, remote)),
    ...(await leadProblems(leads, { ...leadsOfOthers, remote, tryPage: withData, answersOf })),
    ...(await unknownProblems(
      unknownAddresses(remote, byAddress),
      withData,
      createErrorPageCheck({ remote, siteUrl }),
    )),
    ...(await renamedThingProblems(renamedThings(remote, byAddress), withData, siteUrl)),
    ...(await oddAddressProblems(oddAddresses(remote), withData)),
  ];
}

/** Parts that are shown in one language alone, though the data are there in both. */
function languageProblems(pages: ReadonlyMap<string, Rendered>): string[] {
  return [...pages].flatMap(([address, page]) => {
    const { locale, path } = splitLocale(address);
    const other = localisedPath(path, locale === 'es' ? 'en' : 'es');
    const beside = pages.get(other);
    if (page.status !== 200 || beside?.status !== 200 || hasMoreData(page, beside)) return [];
    return silentParts(page.parts, beside.parts).map((part) =>
      part === 'main'
        ? `${other} shows nothing, unlike ${address}`
        : `${other} shows nothing in ${part}, unlike ${address}`,
    );
  });
}

/**
 * Whether the API answered a list that the section asks for with entries to one page, and without to the other: a part without data
 * leaves itself out.
 */
function hasMoreData(one: Rendered, other: Rendered): boolean {
  return one.asked.some((path) => {
    if (!isOfSection(path, one)) return false;
    const [own, others] = [listsOf(one, path), listsOf(other, path)];
    return own.filled > others.filled && own.empty < others.empty;
  });
}

/** How many lists the API answered to a page's calls of a path, with entries and without. */
function listsOf({ asked, answers }: Rendered, path: string): { filled: number; empty: number } {
  const lists = answers.flatMap((answer, at) => {
    const { data } = (asked[at] === path ? answer : {}) as { data?: unknown };
    return Array.isArray(data) ? [data.length] : [];
  });
  const filled = lists.filter((length) => length > 0).length;
  return { filled, empty: lists.length - filled };
}

/** Pages without title and description, where the section's others have them. */
function undescribedProblems(pages: readonly Rendered[]): string[] {
  const own = pages.filter(
    ({ address, status, html }) => status === 200 && html !== '' && !homePagePaths.includes(address),
  );
  if (!own.some(({ isDescribed }) => isDescribed)) return [];
  return own
    .filter(({ isDescribed }) => !isDescribed)
    .map(
      ({ address }) =>
        `${address} has no title and no description, unlike the section’s others: its route has no handle`,
    );
}

/** Pages of the menu that tell search engines not to list them. */
function hiddenProblems({ links, menu }: Section, rendered: ReadonlyMap<string, Rendered>): string[] {
  const inMenu = links.filter(({ at }) => Object.keys(at).some((place) => place.startsWith('menu.')));
  return declaredAddresses({ pages: [], links: inMenu, menu })
    .filter((address) => isHiddenPage(rendered.get(address)))
    .map((address) => `${address} is in the menu, and its meta says noIndex: search engines would not find it`);
}

/** Pages of the site map that tell search engines not to list them. */
function mappedProblems(pages: readonly Rendered[], siteMap: readonly string[]): string[] {
  const mapped = new Set(siteMap);
  return pages
    .filter((page) => isHiddenPage(page) && mapped.has(splitLocale(page.address).path))
    .map(({ address }) => `${address} is in the site map, and its meta says noIndex: search engines would not find it`);
}

/** Whether a page that works tells search engines not to list it; error pages always do. */
function isHiddenPage(page: Rendered | undefined): boolean {
  return page?.status === 200 && page.isHidden;
}

/**
 * Whether a text is the page's title in the other language alone. One that both titles contain, as a name (“Podcast”), is in both.
 */
function isTitleOfOther(text: string, locale: Locale, titleIn: (locale: Locale) => string | undefined): boolean {
  const [own, other] = [titleIn(locale), titleIn(locale === 'es' ? 'en' : 'es')];
  if (own === undefined || text !== other || text === own) return false;
  const wordsOf = (title: string) =>
    title
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split(/\P{L}+/u)
      .filter(({ length }) => length > 2);
  return wordsOf(text).some((word) => !wordsOf(own).includes(word));
}

/** Links and pages of which a language has the other one's title: the menu of every page would be in two languages. */
function swappedTitles({ links, pages }: Section, rendered: ReadonlyMap<string, Rendered>): string[] {
  const named = [
    ...links.map(({ text, to }) => ({ text, path: to })),
    ...pages.map(({ title, path }) => ({ text: title, path })),
  ];
  return named.flatMap(({ text, path }) => {
    const titleIn = (locale: Locale) => rendered.get(localisedPath(path, locale))?.title;
    const isSwapped = text.es !== text.en && titleIn('en') === text.es && titleIn('es') === text.en;
    const foreign = isSwapped ? undefined : locales.find((locale) => isTitleOfOther(text[locale], locale, titleIn));
    if (foreign)
      return [
        `section.ts says “${text[foreign]}” in ${nameOfLanguage[foreign]} for ${path}, which is the page’s title in the other language`,
      ];
    return isSwapped
      ? [`section.ts says “${text.es}” in Spanish and “${text.en}” in English for ${path}: the other way round`]
      : [];
  });
}
