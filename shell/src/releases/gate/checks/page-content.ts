import { longestInlineFile } from './length-limits.ts';
import type { PageElement } from './elements.ts';
import { isForeignOrigin } from './foreign-origin.ts';

type Rule = readonly [what: string, isSuch: (element: PageElement, siteUrl: string) => boolean];

const address = ({ attributes }: PageElement) => attributes['href'] ?? attributes['action'] ?? attributes['src'] ?? '';
const scripts = /^(?:|module|text\/javascript|application\/javascript)$/;
/** React's placeholder address of a form that a function answers. */
const reactsForm = /^javascript:throw new Error\('React form unexpectedly submitted\.'\)$/;
const ownMachine = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w.-]+\.local)(?:[:/]|$)/i;

/** What browsers do not do, or do otherwise than it was meant, in a section's own part of a page. */
const mistakes: readonly Rule[] = [
  ['a style attribute, which the site’s policy forbids', ({ attributes }) => 'style' in attributes],
  [
    'a handler as an attribute, which the site’s policy forbids',
    ({ attributes }) => Object.keys(attributes).some((name) => name.startsWith('on')),
  ],
  [
    'a script as text, which the site’s policy forbids',
    ({ name, attributes, isInBody }) =>
      name === 'script' && isInBody && !attributes['src'] && scripts.test(attributes['type'] ?? ''),
  ],
  [
    'a link to a script, which does nothing',
    (element) => /^\s*javascript:/i.test(address(element)) && !reactsForm.test(address(element)),
  ],
  [
    'a link to the machine of whoever wrote it',
    (element, siteUrl) => ownMachine.test(address(element)) && isForeignOrigin(address(element), siteUrl),
  ],
  ['a picture without alt', ({ name, attributes }) => name === 'img' && !('alt' in attributes)],
  [
    'a file as text in the page',
    ({ attributes }) =>
      Object.values(attributes).some((value) => value.startsWith('data:') && value.length > longestInlineFile),
  ],
  [
    'something that plays by itself',
    ({ name, attributes }) => ['audio', 'video'].includes(name) && 'autoplay' in attributes && !('muted' in attributes),
  ],
  ['a block in a paragraph, which browsers end before it', ({ name, isStray }) => name === 'p' && isStray],
  [
    'a link or button in another one, which browsers end before it',
    ({ name, isLeftOpen }) => ['a', 'button'].includes(name) && isLeftOpen,
  ],
  ['data for search engines that are no JSON', (element) => isJsonLd(element) && !isJson(element.text)],
];

/** Values that a page shows only by mistake: of an object, of a day or number that is none, of a text without its values. */
const unmeant =
  /\[object \w+\]|\bInvalid Date\b|\bNaN\b|\{\{|(?<=\S\s+)undefined\b|\bundefined(?=\s+\S)|\/(?:undefined|null)(?=[/?#]|$)/;
const spoken = ['title', 'alt', 'aria-label', 'placeholder', 'href', 'content'];

/**
 * Finds mistakes in a section's own part of a page.
 * @param elements of the whole page @param own those in parts of the section
 */
export function contentProblems(
  elements: readonly PageElement[],
  own: readonly PageElement[],
  siteUrl: string,
): string[] {
  const shown = own.flatMap(({ name, text, attributes }) => [
    ...(['script', 'style'].includes(name) ? [] : [text]),
    ...spoken.flatMap((attribute) => attributes[attribute] ?? []),
  ]);
  const [wrong] = shown.flatMap((text) => unmeant.exec(text) ?? []);
  return [
    ...mistakes.filter(([, isSuch]) => own.some((one) => isSuch(one, siteUrl))).map(([what]) => `has ${what}, in it`),
    ...(wrong ? [`shows “${wrong}”, a value that nobody meant to be read`] : []),
    ...(elements.filter(({ name, part }) => name === 'h1' && part !== undefined).length > 1 &&
    own.some(({ name }) => name === 'h1')
      ? ['has two first headings (h1)']
      : []),
    ...(hasNameless(own) ? ['has a link or button without words'] : []),
    ...danglingIds(elements, own).map(
      (id) => `has something that belongs to the id “${id}”, which the page does not have`,
    ),
  ];
}

function isJsonLd({ name, attributes }: PageElement): boolean {
  return name === 'script' && attributes['type'] === 'application/ld+json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a screen reader would have nothing to say of a link or button. */
function hasNameless(own: readonly PageElement[]): boolean {
  const named = new Set<PageElement>();
  for (const element of own) {
    const { text, attributes } = element;
    if (
      ![text, attributes['alt'], attributes['aria-label'], attributes['aria-labelledby'], attributes['title']].some(
        (one) => one?.trim(),
      )
    )
      continue;
    for (let up: PageElement | undefined = element; up; up = up.parent) named.add(up);
  }
  return own.some(
    (element) =>
      (element.name === 'button' || (element.name === 'a' && 'href' in element.attributes)) &&
      element.attributes['aria-hidden'] !== 'true' &&
      !named.has(element),
  );
}

/** Ids to which labels, links and openers lead, and that no element has. */
function danglingIds(elements: readonly PageElement[], own: readonly PageElement[]): string[] {
  const ids = new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? []));
  const led = own.flatMap(({ name, attributes }) => [
    name === 'label' ? attributes['for'] : undefined,
    attributes['popovertarget'],
    name === 'a' ? /^#(?!top$)(.+)/.exec(attributes['href'] ?? '')?.[1] : undefined,
    ...(attributes['aria-labelledby']?.split(/\s+/) ?? []),
  ]);
  return [...new Set(led)]
    .filter((id) => id && !ids.has(id) && !ids.has(decodeURIComponent(id)))
    .slice(0, 3) as string[];
}
