import type { Locale } from '../../../shared/src/domain/locale.ts';
import { attribute, type Element, elements, type Node, nodeText } from '../../site/page/parsed-page.ts';

export interface GraphNode {
  '@type': string;
  [property: string]: unknown;
}

/** The page with the structured data, as far as the rules need it. */
interface ShownPage {
  locale: Locale;
  /** Whether visitors see these words, also in closed folds. */
  says: (words: string) => boolean;
  leadsTo: (address: string) => boolean;
  /** Addresses of the pictures that the page's head names: icons, and the picture for social networks. */
  pictures: Set<string>;
  languages: Set<string>;
}

/** Whether the page shows the value of a property. @param node the node with the property */
type Rule = (value: string, page: ShownPage, node: GraphNode) => boolean;

const timeZone = 'Atlantic/Canary';
const tags: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

const text: Rule = (value, { says }) => says(value) || value.split(', ').every(says);
const address: Rule = (value, { leadsTo }) => leadsTo(value);
const number: Rule = (value, { says, locale }) => says(value) || says(Number(value).toLocaleString(tags[locale]));
/** Values that no page writes out, because they follow from the property and its type or are the same everywhere. */
const constant = (...allowed: string[]): Rule => {
  const known = new Set(allowed);
  return (value) => known.has(value);
};
const inWords =
  (words: Readonly<Record<string, readonly string[] | undefined>>): Rule =>
  (value, page) => {
    const expected = words[value.replace('https://schema.org/', '')];
    return expected === undefined || expected.some(page.says);
  };

/** A day as the page writes it, in a sentence or as a date mark: `20 viernes nov 2026`. */
const moment: Rule = (value, { says, locale }) => {
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { timeZone, ...style }).format(new Date(value));
  const monthAndYear = write({ month: 'short', year: 'numeric' }).replace(' de ', ' ');
  const leaf = `${write({ day: 'numeric' })} ${write({ weekday: 'long' })} ${monthAndYear}`;
  return says(leaf) || (['long', 'short'] as const).some((month) => says(write({ day: 'numeric', month })));
};
const momentWithTime: Rule = (value, page, node) => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return moment(value, page, node) && page.says(time.format(new Date(value)));
};

const duration: Rule = (value, { says }) => {
  const minutes = Number(/^PT(\d+)M$/.exec(value)?.[1]);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const written = hours ? `${hours} h${rest ? ` ${rest} min` : ''}` : `${rest} min`;
  return says(written) || says(`${minutes} min`);
};

/** Pages write cents only where there are some, and "free" for 0. */
const price: Rule = (value, { says }) => {
  const euros = Number(value);
  if (euros === 0) return ['gratis', 'gratuit', 'entrada libre', 'free'].some(says);
  const amounts = Number.isInteger(euros) ? [String(euros)] : [value, value.replace('.', ',')];
  return amounts.some((amount) => [`${amount} €`, `€${amount}`, `${amount}–`].some(says));
};

const rules: Readonly<Record<string, Rule>> = {
  name: text,
  alternateName: text,
  headline: text,
  title: text,
  description: text,
  jobTitle: text,
  roleName: text,
  articleSection: text,
  streetAddress: text,
  postalCode: text,
  addressLocality: text,
  value: text,
  foundingDate: text,
  // The province and the region, which no page writes beside each street.
  addressRegion: constant('Las Palmas', 'Canarias', 'Canary Islands', 'Gran Canaria'),
  addressCountry: constant('ES'),
  priceCurrency: constant('EUR'),
  // A concert that moved says so by its status.
  eventAttendanceMode: constant(
    'https://schema.org/OfflineEventAttendanceMode',
    'https://schema.org/OnlineEventAttendanceMode',
  ),
  directApply: constant('false'),
  // The position follows from the order of the list itself.
  position: (value) => /^[1-9]\d*$/.test(value),
  numberOfItems: number,
  numTracks: number,
  totalJobOpenings: number,
  maximumAttendeeCapacity: number,
  latitude: address,
  longitude: address,
  url: address,
  sameAs: address,
  urlTemplate: (value, { leadsTo }) => leadsTo(value.replace('?term={term}', '')),
  'query-input': constant('required name=term'),
  contactType: constant('customer service'),
  image: (value, { pictures }) => pictures.has(value),
  logo: (value, { pictures }) => pictures.has(new URL(value).pathname),
  '@id': (value, page) => page.leadsTo((value.split('#')[0] ?? '').replace(/\/$/, '')),
  inLanguage: (value, { languages }) => languages.has(value),
  startDate: momentWithTime,
  doorTime: momentWithTime,
  // A page may state the start and the duration instead of the end.
  endDate: (value, page, node) =>
    momentWithTime(value, page, node) ||
    (Date.parse(value) - Date.parse(String(node.startDate))) / 60_000 ===
      Number(/\d+/.exec(String(node.duration))?.[0]),
  previousStartDate: moment,
  validFrom: moment,
  validThrough: momentWithTime,
  datePosted: moment,
  datePublished: (value, page, node) => (/^\d{4}$/.test(value) ? page.says(value) : moment(value, page, node)),
  duration,
  typicalAgeRange: (value, { says }) => says(value.replace('-', '')),
  price,
  lowPrice: price,
  highPrice: price,
  isAccessibleForFree: (value, page, node) => value === 'false' || price('0', page, node),
  eventStatus: inWords({
    EventCancelled: ['cancelad', 'cancelled'],
    EventPostponed: ['aplazad', 'postponed'],
    // Of a date that is over, the facts show the former one alone.
    EventRescheduled: [
      'reprogramado',
      'rescheduled',
      'cambia de',
      'change of',
      'cambio de fecha',
      'moved',
      'antes:',
      'was:',
    ],
    EventMovedOnline: ['en línea', 'por internet', 'online', 'streamed'],
  }),
  availability: inWords({
    SoldOut: ['agotad', 'sold out', 'completo', 'full'],
    LimitedAvailability: ['últimas', 'limitada', 'last', 'limited'],
  }),
};

/**
 * One sentence for each fact in a page's structured data that the page does not show to visitors.
 * @param page the whole document @param graph its JSON-LD
 */
export function hiddenClaims(page: Element, graph: readonly GraphNode[]): string[] {
  const all = elements(page);
  const shown = whatIsShown(page, all);
  return graph.flatMap((node) => claimsOf(node, shown, node['@type']));
}

function claimsOf(node: GraphNode, page: ShownPage, path: string): string[] {
  return Object.entries(node).flatMap(([property, value]) => {
    if (property === '@type' || property === '@context') return [];
    const place = `${path}.${property}`;
    return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
      if (typeof one === 'object' && one !== null) return claimsOf(one as GraphNode, page, place);
      const rule = rules[property];
      if (!rule) return [`${place} has no rule`];
      return rule(String(one), page, node) ? [] : [`${place}: ${String(one)}`];
    });
  });
}

function whatIsShown(page: Element, all: readonly Element[]): ShownPage {
  const body = all.find(({ tagName }) => tagName === 'body') ?? page;
  // The text is joined both without and with spaces between elements, because elements may split a word or separate two.
  const joined = plain(visibleText(body, ''));
  const parted = plain(visibleText(body, ' '));
  const canonical = all.find((element) => attribute(element, 'rel') === 'canonical');
  const addresses = [canonical, ...all.filter(({ tagName }) => tagName === 'a')].map(
    (element) => attribute(element, 'href') ?? '',
  );
  const pictures = all.flatMap((element) => [
    ...(attribute(element, 'property') === 'og:image' ? [attribute(element, 'content') ?? ''] : []),
    ...(/icon/.test(attribute(element, 'rel') ?? '') ? [attribute(element, 'href') ?? ''] : []),
  ]);
  const origin = new URL(attribute(canonical, 'href') ?? 'http://localhost').origin;
  return {
    locale: attribute(page, 'lang') === 'en' ? 'en' : 'es',
    says: (words) => joined.includes(plain(words)) || parted.includes(plain(words)),
    leadsTo: (address) =>
      address === origin ||
      addresses.some((one) => one === address || origin + one === address || one.includes(address)),
    pictures: new Set(pictures),
    languages: new Set([page, ...all].flatMap((element) => attribute(element, 'lang') ?? [])),
  };
}

const silent = new Set(['script', 'style', 'template', 'noscript']);

function visibleText(element: Element, between: string): string {
  return element.childNodes
    .map((node: Node) => {
      if (!('tagName' in node)) return nodeText(node);
      const isSilent = silent.has(node.tagName) || attribute(node, 'hidden') !== undefined;
      return isSilent ? '' : between + visibleText(node, between) + between;
    })
    .join('');
}

/** The text in lower case, with plain spaces and without soft hyphens. */
function plain(words: string): string {
  return words.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
