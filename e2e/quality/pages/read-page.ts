import { attribute, type Element, elements, parsePage, nodeText } from '../../site/page/parsed-page.ts';
import { fetchAnew } from './fetch-anew.ts';
import { type GraphNode, hiddenClaims } from './json-ld-rules.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** The content of a page's HTML, as a browser without scripts or a search engine gets it. */
export interface PageFacts {
  status: number;
  policy: string;
  language: string;
  title: string;
  description: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  alternates: Record<string, string>;
  headings: string[];
  footers: number;
  /** Addresses as they stand in the HTML. */
  links: string[];
  mainLinks: string[];
  ids: string[];
  repeatedIds: string[];
  /** Styles and scripts that the policy forbids: in attributes, or between tags. */
  inline: string[];
  /** JSON that does not parse. */
  brokenData: string[];
  /** The page's structured data (JSON-LD). */
  graph: GraphNode[];
  /** Facts in the structured data that visitors do not see. */
  hiddenClaims: string[];
  untranslated: string[];
  /** The text of the page's main part, block by block. */
  texts: string[];
}

/** Elements that count as blocks of text; of nested ones, only the innermost count. */
const blocks = [
  'p',
  'li',
  'td',
  'th',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'caption',
  'figcaption',
  'summary',
  'output',
];

const deadline = 100_000;

/** Fetches only the document: no scripts run, and no other files are requested. */
export async function readPage(address: string): Promise<PageFacts> {
  const answer = await fetchAnew(address, {
    // Uncompressed, because the browsers in all other tests get compressed pages.
    headers: { 'Accept-Language': 'es-ES', 'Accept-Encoding': 'identity' },
    signal: AbortSignal.timeout(deadline),
  });
  const page = parsePage(await answer.text());
  const all = elements(page);
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const meta = (name: string) => attribute(named('meta').find(has('name', name)), 'content');
  const hrefs = (links: Element[]) => links.flatMap((link) => attribute(link, 'href') ?? []);
  const [root, main] = [named('html')[0], named('main')[0]];
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  const seen = new Set<string>();
  const data = named('script').filter((script) => /^application\/(ld\+)?json$/.test(attribute(script, 'type') ?? ''));
  const graph = data.filter(has('type', 'application/ld+json')).flatMap((script) => graphOf(nodeText(script)));
  const alternates = named('link').filter((link) => has('rel', 'alternate')(link) && attribute(link, 'hreflang'));
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    language: attribute(root, 'lang') ?? '',
    title: named('title').map(nodeText).join(),
    description: meta('description'),
    robots: meta('robots'),
    canonical: attribute(named('link').find(has('rel', 'canonical')), 'href'),
    alternates: Object.fromEntries(
      alternates.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')] as [string, string]),
    ),
    headings: named('h1').map((heading) => nodeText(heading).trim()),
    footers: all.filter((element) => element.tagName === 'footer').length,
    links: hrefs(named('a')),
    mainLinks: main ? hrefs(elements(main, 'a')) : [],
    ids,
    repeatedIds: ids.filter((id) => seen.size === seen.add(id).size),
    inline: [
      ...named('style').map(nodeText),
      ...all
        .flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'style' || name.startsWith('on')))
        .map(({ name, value }) => `${name}="${value}"`),
      ...named('script')
        .filter((script) => !attribute(script, 'src') && !data.includes(script))
        .map(nodeText),
    ],
    brokenData: data.map(nodeText).filter((text) => !isJson(text)),
    graph,
    hiddenClaims: root && graph.length > 0 ? hiddenClaims(root, graph) : [],
    untranslated: root ? untranslatedWords(root) : [],
    texts: main ? textsIn(main) : [],
  };
}

function textsIn(main: Element): string[] {
  return elements(main, ...blocks)
    .filter((block) => elements(block, ...blocks).length === 0)
    .map((block) => nodeText(block).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function has(name: string, value: string): (element: Element) => boolean {
  return (element) => attribute(element, name) === value;
}

function graphOf(json: string): GraphNode[] {
  return isJson(json) ? (JSON.parse(json) as { '@graph': GraphNode[] })['@graph'] : [];
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
