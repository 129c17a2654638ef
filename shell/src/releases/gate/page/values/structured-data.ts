import type { PageElement } from '../elements.ts';
import { isApiText } from '../is-api-text.ts';

type Node = Record<string, unknown>;

/** Without these names search engines leave a thing out. */
const required: readonly [type: RegExp, names: readonly string[]][] = [
  [/^(?:Broadcast|Publication|OnDemand)Event$/, []],
  [/(?:^|[a-z])Event$/, ['name', 'startDate', 'location']],
  [/^JobPosting$/, ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']],
  [/^NewsArticle$/, ['headline', 'datePublished']],
  [/^BreadcrumbList$/, ['itemListElement']],
  [/^FAQPage$/, ['mainEntity']],
];
/** Addresses, which need the site. The API answers paths, and whoever writes the data puts the site before them. */
const addresses = ['url', 'image', 'thumbnailUrl'];
const dates = ['startDate', 'endDate', 'datePosted', 'datePublished', 'dateModified', 'validThrough'];

/** Of offers that somebody can take up. */
const offered = /(?:InStock|LimitedAvailability|PreOrder|PreSale|OnlineOnly|InStoreOnly)$/;
/** Ends are days, too, and search engines follow a little later. In milliseconds. */
const leastOver = 48 * 3_600_000;

/**
 * Data for search engines (JSON-LD) that they refuse: a name that is missing, a day in words, a path in place of an address; and offers
 * of what is over, which they show. @param instant of the trial
 */
export function structuredDataProblems(
  own: readonly PageElement[],
  answers: readonly unknown[] | undefined,
  instant: Date,
): string[] {
  const scripts = own.filter(isData);
  const things = scripts.flatMap(({ text }) => thingsIn(text));
  const problems = [
    ...scripts.flatMap(({ text }) => (isNamed(text) ? [] : ['they have no "@context": "https://schema.org"'])),
    ...things.flatMap((thing) => mistakesOf(thing, answers)),
  ];
  const [over] = things.flatMap((thing) => offeredTooLate(thing, instant));
  return [
    ...[...new Set(problems)].slice(0, 3).map((problem) => `has data for search engines that they refuse: ${problem}`),
    ...(over === undefined ? [] : [`offers search engines what is over: ${over}`]),
  ];
}

const isData = ({ name, attributes }: PageElement) => name === 'script' && attributes['type'] === 'application/ld+json';

/** Whether data say whose names theirs are. What does not parse, or is nothing, has a problem of its own. */
function isNamed(text: string): boolean {
  try {
    return [JSON.parse(text) as unknown]
      .flat()
      .filter(isNode)
      .every((one) => JSON.stringify(one['@context'] ?? '').includes('schema.org'));
  } catch {
    return true;
  }
}

/** A thing, or an offer of it, that ended long ago and can still be taken up by what it says. */
function offeredTooLate(thing: Node, instant: Date): string[] {
  const isOver = (end: unknown): end is string =>
    typeof end === 'string' && instant.getTime() - Date.parse(end) > leastOver;
  return [thing['offers']]
    .flat()
    .filter(isNode)
    .flatMap(({ availability, validThrough, availabilityEnds }) => {
      const end = [thing['endDate'], validThrough, availabilityEnds].find(isOver);
      return end !== undefined && typeof availability === 'string' && offered.test(availability)
        ? [`${String(thing['@type'])} until ${end}, ${availability.replace(/^.*\//, '')}`]
        : [];
    });
}

/** The kinds of a thing, which may be given by their addresses. */
export function typesOf(thing: Node): string[] {
  return [thing['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
}

/** The things that the data are of; those within them may be references. @param text of a script with data for search engines */
export function thingsIn(text: string): Node[] {
  try {
    const data: unknown = JSON.parse(text);
    return [data]
      .flat()
      .flatMap((one) => (isNode(one) && Array.isArray(one['@graph']) ? one['@graph'] : one))
      .filter(isNode);
  } catch {
    return [];
  }
}

/**
 * The addresses that data for search engines name as those of things and of their pictures, as far as they have the site in front.
 * @param own parts with the scripts that have such data
 */
export function addressesInData(own: readonly PageElement[]): string[] {
  return own.filter(isData).flatMap(({ text }) => thingsIn(text).flatMap((thing) => addressesOf(thing)));
}

/** Names of addresses of things that the site has, and of files. Others, as `sameAs` and `@id`, may lead nowhere. */
const ofSite = /^(?:url|item|mainEntityOfPage|image|logo|thumbnailUrl|contentUrl)$/;

function addressesOf(thing: Node): string[] {
  return Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((one: unknown) => {
      if (isNode(one)) return addressesOf(name === 'mainEntityOfPage' ? { url: one['@id'], ...one } : one);
      return ofSite.test(name) && typeof one === 'string' && /^https?:/.test(one) ? one : [];
    }),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function mistakesOf(thing: Node, answers?: readonly unknown[]): string[] {
  return typesOf(thing).flatMap((type) => {
    const names = required.find(([kind]) => kind.test(type))?.[1] ?? [];
    const isMissing = (name: string) => thing[name] === undefined || thing[name] === null || thing[name] === '';
    // A job at home has no place, but a country in which the applicant must live.
    const isRemote = thing['jobLocationType'] === 'TELECOMMUTE' && !isMissing('applicantLocationRequirements');
    const missing = names.filter((name) => isMissing(name) && !(isRemote && name === 'jobLocation'));
    const worded = dates.filter((name) => {
      const value = thing[name];
      return typeof value === 'string' && !/^\d{4}(?:-\d\d|$)/.test(value) && !isApiText(value, answers);
    });
    const paths = addresses.flatMap((name) =>
      [thing[name]]
        .flat()
        .filter((value) => typeof value === 'string' && /^\/(?!\/)/.test(value))
        .map((value) => `${name} of ${type} is ${String(value).slice(0, 60)}, without the site`),
    );
    return [
      ...missing.map((name) => `${type} without ${name}`),
      ...worded.map((name) => `${name} of ${type} is “${String(thing[name]).slice(0, 40)}” in place of 2026-11-20`),
      ...(names.length > 0 ? paths : []),
    ];
  });
}
