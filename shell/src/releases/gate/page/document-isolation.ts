import { type PageElement, readElements, relationsOf } from './elements.ts';
import { around, elementsWithin } from './element-tree.ts';
import { firstPlace } from './element-place.ts';
import { isClosedDialog } from './hidden-parts.ts';
import { isForeignOrigin } from './foreign-origin.ts';
import { homeMetadataProblems } from './home-page-metadata.ts';
import { blockPrefix } from '../declaration/content-pages.ts';
import { pageStateId } from '../../../composition/page-state.ts';
import { partsWeightProblems } from './weight/page-weight.ts';
import { addressesIn } from '../styles/style-addresses.ts';

/** The most characters of markup that are read: a longer page is refused unread. How long a page may be: `weight/page-weight.ts`. */
export const longestRead = 2_000_000;

/** How many ids that occur twice are named. */
const mostTwice = 5;

type Rule = readonly [what: string, isSuch: (element: PageElement, siteUrl: string) => boolean, hint?: string];

const ownFiles = 'files are the section’s own, imported in its code, or the API’s';

/** Attributes with one address, or with several: `/a.png 1x, /b.png 2x`. */
const single = ['src', 'href', 'xlink:href', 'action', 'formaction', 'poster', 'background', 'data'];
const several = ['srcset', 'imagesrcset'];
/** Relations with which a `<link>` says something of the page, and no browser asks for its address. */
const unasked = ['alternate', 'author', 'help', 'license', 'me'];

/** Elements with which a section would change the whole document, or show content from other sites. */
const refused: readonly Rule[] = [
  ['<base>', ({ name }) => name === 'base'],
  [
    '<iframe>, <object> or <embed>',
    ({ name }) => ['iframe', 'object', 'embed'].includes(name),
    'no page shows another one',
  ],
  ['<meta http-equiv>', ({ name, attributes }) => name === 'meta' && 'http-equiv' in attributes],
  [
    'something from elsewhere',
    ({ name, attributes }, siteUrl) =>
      !['a', 'area', 'base', 'iframe', 'object', 'embed'].includes(name) &&
      !isUnaskedLink(name, attributes) &&
      askedFor(attributes).some((address) => isForeignOrigin(address, siteUrl)),
    ownFiles,
  ],
  [
    'something from elsewhere in a style',
    ({ attributes, isInDrawing }, siteUrl) =>
      Object.entries(attributes)
        .filter(([attribute, value]) => (attribute === 'style' || isInDrawing) && value.includes('('))
        .flatMap(([, value]) => addressesIn(value))
        .some((address) => isForeignOrigin(address, siteUrl)),
    ownFiles,
  ],
  ['a link that tells others of it', ({ name, attributes }) => /^a(?:rea)?$/.test(name) && 'ping' in attributes],
  ['a style of its own', ({ name }) => name === 'style', 'a CSS module is one that the build links'],
  [
    'a style sheet of its own',
    ({ name, attributes, isInBody, root }) =>
      name === 'link' &&
      ('data-precedence' in attributes || (isInBody && relationsOf(attributes).includes('stylesheet'))) &&
      // Styles of a page do not reach into a shadow root, which links a file of the release.
      !(root && attributes['href']?.startsWith('/assets/')),
    'the build links a page’s styles',
  ],
  [
    'an order of its own for the keyboard',
    ({ attributes }) => Number(attributes['tabindex']) > 0 || 'accesskey' in attributes,
    'no tabindex above 0, no accesskey',
  ],
];

/** Whether it is a `<link>` that nothing is fetched for: one of microdata (`itemprop`) has no relation; one with `hreflang` is the frame's. */
function isUnaskedLink(name: string, attributes: Record<string, string>): boolean {
  const isUnasked = relationsOf(attributes).every((one) => unasked.includes(one));
  return name === 'link' && isUnasked && !('hreflang' in attributes);
}

/** Elements that a document may have only once; a drawing may have a title of its own. */
const onlyOnce: readonly Rule[] = [
  ['documents', ({ name }) => name === 'html'],
  ['bodies', ({ name }) => name === 'body'],
  ['titles', ({ name }) => name === 'title'],
  ['main parts', ({ name }) => name === 'main'],
  ['canonical addresses', ({ name, attributes }) => name === 'link' && relationsOf(attributes).includes('canonical')],
  [
    'words for search engines',
    ({ name, attributes }) => name === 'meta' && /^(?:robots|googlebot)$/i.test(attributes['name'] ?? ''),
  ],
];

/** The same on a section's own pages; on the home page another check reports elements for the whole page. */
const onlyOnceOnOwnPages: readonly Rule[] = [
  ['descriptions', isMeta('name', 'description')],
  ['titles for networks (og:title)', isMeta('property', 'og:title')],
  ['viewports', isMeta('name', 'viewport')],
];
/** The site alone decides what a page sends to other sites about a visit (`referrer`). */
const isReferrer = isMeta('name', 'referrer');

/** What the shell writes into each page by its route's handle. */
const ofMeta = /^(?:titles|descriptions|canonical)/;

function isMeta(attribute: string, value: string): Rule[1] {
  return ({ name, attributes }) => name === 'meta' && attributes[attribute]?.toLowerCase() === value;
}

/** Elements that can belong to a form anywhere in the page. */
const fields = ['input', 'button', 'select', 'textarea', 'output', 'fieldset'];

/**
 * Finds markup in a rendered page that affects more than the section: the whole document, parts of others, the browser.
 * @param siteUrl its addresses may be absolute @param without for a page with parts of all sections: the same page without this section's
 */
export function isolationProblems(
  html: string,
  siteUrl: string,
  without?: string,
  elements: readonly PageElement[] = readElements(html),
): string[] {
  if (html.length > longestRead) return [`weighs ${html.length} letters; ${longestRead} are the most`];
  const page = elements.filter(({ isInDrawing }) => !isInDrawing);
  return [
    ...refused.flatMap(([what, isSuch, hint]) => {
      const found = elements.filter((one) => isSuch(one, siteUrl));
      return found.length > 0 ? [`has ${what} in it${firstPlace(found)}${hint ? ` (${hint})` : ''}`] : [];
    }),
    ...(without === undefined && page.some((one) => isReferrer(one, siteUrl))
      ? ['has <meta name="referrer"> in it']
      : []),
    ...[...onlyOnce, ...(without === undefined ? onlyOnceOnOwnPages : [])]
      .filter(([, isSuch]) => page.filter((one) => isSuch(one, siteUrl)).length > 1)
      .map(
        ([what]) =>
          `has two ${what}${ofMeta.test(what) ? ': the meta of the route’s handle says it, and no component' : ''}`,
      ),
    ...(without === undefined ? [] : partProblems(elements, readElements(without))),
    ...(without === undefined ? [] : partsWeightProblems(html.length - without.length)),
    ...(hasNestedForms(html) ? ['has a form in a form, which browsers leave out'] : []),
    ...repeatedIds(elements).map((id) => `has the id "${id}" twice`),
  ];
}

/**
 * Ids that occur twice in a shadow root, in a block of a page of the content, or in the rest of the page. Editors choose the blocks of a
 * page and the anchors beside them, so only the ids of the frame are compared with those of a block, too.
 */
function repeatedIds(elements: readonly PageElement[]): string[] {
  const main = elementsWithin(elements, ({ name }) => name === 'main');
  const groups = Map.groupBy(elements, (one) => one.root ?? (isBlock(one) ? one : around(one, isBlock)));
  const frame = idsOf((groups.get(undefined) ?? []).filter((one) => !main.has(one)));
  const repeated = [...groups].flatMap(([within, group]) =>
    twice([...(within && isBlock(within) ? frame : []), ...idsOf(group)]),
  );
  return [...new Set(repeated)].slice(0, mostTwice);
}

function idsOf(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ attributes }) => attributes['id'] ?? []);
}

function isBlock({ attributes }: PageElement): boolean {
  return attributes['data-slot']?.startsWith(blockPrefix) ?? false;
}

/** Read from the text, since a parser leaves the inner form out as browsers do. */
function hasNestedForms(html: string): boolean {
  let depth = 0;
  return [...html.matchAll(/<(\/?)form[\s>]/gi)].some(([, end]) => (depth += end ? -1 : 1) > 1);
}

/** The number of elements that take the focus when the page is opened, outside of what opens later. */
function focusedAtOnce(elements: readonly PageElement[]): number {
  const closed = elementsWithin(elements, (one) => isClosedDialog(one) || 'popover' in one.attributes);
  return elements.filter((one) => 'autofocus' in one.attributes && !closed.has(one)).length;
}

/** Problems that a part would cause for the whole page. */
function partProblems(elements: readonly PageElement[], without: readonly PageElement[]): string[] {
  const isOfAnotherForm = elements.some(
    ({ name, attributes: { form }, part }) =>
      fields.includes(name) &&
      form !== undefined &&
      !elements.some((one) => one.name === 'form' && one.attributes['id'] === form && one.part === part),
  );
  return [
    ...homeMetadataProblems(elements, without),
    ...(isOfAnotherForm ? ['has a field that belongs to another form in it'] : []),
    ...(focusedAtOnce(elements) > focusedAtOnce(without) ? ['has a part that takes the focus in it'] : []),
    // Editors may put a block into a page as often as they like.
    ...twice(elements.flatMap(({ attributes }) => attributes['data-slot'] ?? []))
      .filter((slot) => !slot.startsWith(blockPrefix))
      .map((slot) => `has the part ${slot} twice`),
    ...(isWhole(elements) || !isWhole(without) ? [] : ['has a part in it that leaves an element open']),
    ...(String(frameDepths(elements)) === String(frameDepths(without))
      ? []
      : ['has a part in it that ends elements of others']),
  ];
}

/** Whether all elements are closed: one that is left open would extend beyond the part. */
function isWhole(elements: readonly PageElement[]): boolean {
  return !elements.some(({ isLeftOpen }) => isLeftOpen);
}

/** The nesting depths of the frame's elements: smaller if a part has closed elements around it, undefined if its text swallows them. */
function frameDepths(elements: readonly PageElement[]): (number | undefined)[] {
  return [
    elements.findLast(({ name }) => name === 'main'),
    elements.findLast(({ name }) => name === 'footer'),
    elements.findLast(({ attributes }) => attributes['id'] === pageStateId),
  ].map((element) => element?.depth);
}

/** Addresses that a browser requests because of an element. */
export function askedFor(attributes: Record<string, string>): string[] {
  return [
    ...single.flatMap((name) => attributes[name] ?? []),
    // `data:` images are left out, because they may contain any characters.
    ...several.flatMap(
      (name) => attributes[name]?.replaceAll(/data:\S*/gi, '').split(/\s+[\d.]+[wxh]\s*,?\s*|,?\s+|,$/) ?? [],
    ),
  ];
}

/** Ids that occur twice: looking up an id, such as that of the page's data or a label's field, would find the wrong element. */
function twice(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))].slice(0, mostTwice);
}
