import type { Section, SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { nameOfLanguage } from '../page/language/name-of-language.ts';
import { isForeign } from './catalogues/catalogue-texts.ts';

/** How long a section's titles may be. */
export const titleLetters = 60;
/** Limits on what a section adds to the frame of every page, to search and to the site map, whose space all sections share. */
const most = {
  links: 20,
  linksInOnePlace: 12,
  placesOfOneLink: 3,
  pages: 100,
  examples: 100,
  titleLetters,
  summaryLetters: 300,
  addressLetters: 200,
};
/** Limits on a section's code: every visit to any page searches among the routes of all sections. */
export const remoteLimits = { mounts: 20, slots: 30, routes: 300, optionalParts: 4 };
/** Characters that change the direction of text, or that no text should contain: line ends, tabs, null characters. */
const unwritten = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** The places of links in the footer. */
const footerLists = ['footer.concerts', 'footer.orchestra', 'footer.legal'];
/** A text in which somebody reads something. */
export const written = /[\p{L}\p{N}]/u;

/** @returns the limits that a section's declarations exceed */
export function declarationProblems({ title, links, pages, examples }: Section): string[] {
  const places = links.flatMap(({ at }) => Object.keys(at));
  const texts = [title, ...links.map(({ text }) => text), ...pages.map((page) => page.title)].flatMap(
    Object.values<string>,
  );
  const summaries = pages.flatMap(({ summary = {} }) => Object.values<string>(summary));
  const addresses = [
    ...links.flatMap(({ to, inEnglish = '' }) => [to, inEnglish]),
    ...pages.flatMap(({ path, parent = '' }) => [path, parent]),
  ];
  const counts: [string, number, number][] = [
    ['links', links.length, most.links],
    ['pages', pages.length, most.pages],
    ['examples', examples.length, most.examples],
    ...[...new Set(places)].map((place): [string, number, number] => [
      `links at ${place}`,
      places.filter((one) => one === place).length,
      most.linksInOnePlace,
    ]),
    ...links.map(({ text, at }): [string, number, number] => [
      `places for "${text.es.slice(0, most.titleLetters)}"`,
      Object.keys(at).length,
      most.placesOfOneLink,
    ]),
  ];
  const long = (found: readonly string[], letters: number) =>
    found
      .filter((text) => text.length > letters)
      .map((text) => `section.ts says "${text.slice(0, 30)}…" in ${text.length} letters: at most ${letters}`);
  return [
    ...counts
      .filter(([, count, limit]) => count > limit)
      .map(([what, count, limit]) => `section.ts has ${count} ${what}: at most ${limit}`),
    ...long(texts, most.titleLetters),
    ...long(summaries, most.summaryLetters),
    ...long(addresses, most.addressLetters),
    ...[...new Set(places)]
      .filter((place) => place.startsWith('footer.') && !footerLists.includes(place))
      .map((place) => `section.ts has a link at ${place}, which is none of ${footerLists.join(', ')}`),
    ...ringProblems(pages),
    ...pages.flatMap(({ summary = {} }) => foreignSummaries(summary)),
    ...[...texts, ...summaries]
      .filter((text) => !written.test(text))
      .map((text) => `section.ts says ${JSON.stringify(text.slice(0, 30))}, in which nobody reads anything`),
    ...[...texts, ...summaries]
      .filter((text) => unwritten.test(text))
      .map((text) => `section.ts says ${JSON.stringify(text.slice(0, 30))}, with a sign that is no letter`),
  ];
}

/** Pages that would be below themselves in the site map, which shows no such page. @returns one line at most */
function ringProblems(pages: Section['pages']): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const above = ({ path, parent = '' }: SectionPage): SectionPage | undefined =>
    byPath.get(parent) ??
    [...byPath.values()]
      .filter((one) => path.startsWith(`${one.path}/`))
      .toSorted((one, other) => other.path.length - one.path.length)[0];
  const isBelowItself = (page: SectionPage) => {
    const passed = new Set<SectionPage>();
    for (let up = above(page); up && !passed.has(up); up = above(up)) {
      if (up === page) return true;
      passed.add(up);
    }
    return false;
  };
  const ring = [...byPath.values()].find(isBelowItself);
  return ring ? [`section.ts puts the page ${ring.path} below itself by its parent ${ring.parent ?? ''}`.trim()] : [];
}

/** Summaries in another language than the one whose search shows them. */
function foreignSummaries(summary: Partial<Record<string, string>>): string[] {
  return locales.flatMap((locale) => {
    const text = summary[locale];
    return text && isForeign(locale, text)
      ? [`section.ts says “${text.slice(0, 60)}” in ${nameOfLanguage[locale]}, and it is in another language`]
      : [];
  });
}
