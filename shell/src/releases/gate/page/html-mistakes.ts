import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { isApiText, type SiteAnswers } from './is-api-text.ts';
import { firstPlace } from './element-place.ts';
import { around, elementsWithin } from './element-tree.ts';
import type { PageElement } from './elements.ts';
import { isForeignOrigin } from './foreign-origin.ts';
import { reactsForm } from './forms/form-kinds.ts';
import { leftOverProblems } from './values/left-over-values.ts';
import { valueProblems } from './values/unmeant-values.ts';
import { isClosedDialog, isNotShown, isUnread } from './hidden-parts.ts';

/** The most characters of a file that is written into the markup itself (`data:`): visitors load it again with each page. */
const longestInlineFile = 32_000;

const scripts = /^(?:|module|text\/javascript|application\/javascript)$/;
const ownMachine = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w.-]+\.local)(?:[:/]|$)/i;
/** HTML Standard, 4.10.6: those of browsers, and a page's own. */
const commands = /^(?:show-modal|close|request-close|(?:show|hide|toggle)-popover|--.+)$/i;
const addresses = ['href', 'src', 'action'];
const fileName = /\.(?:jpe?g|png|gif|svg|webp|avif)$/i;
/** The same in data for search engines. */
const unmeantData = /"(?:undefined|NaN|Invalid Date)"|\[object \w+\]|\/undefined\b/;

/**
 * Finds mistakes in a section's own part of a page: what browsers do not do, or do otherwise than it was meant.
 * @param elements of the whole page @param own those in parts of the section
 */
export function htmlMistakes(
  elements: readonly PageElement[],
  own: readonly PageElement[],
  { siteUrl, answers }: SiteAnswers,
): string[] {
  const mistakes = own.flatMap((element) => mistakesOf(element, siteUrl).map((what) => ({ what, element })));
  const named = own.filter(({ attributes: { alt = '' } }) => fileName.test(alt) && !isApiText(alt, answers));
  const nameless = namelessIn(own);
  return [
    ...[...Map.groupBy(mistakes, ({ what }) => what)].map(
      ([what, found]) => `has ${what}${firstPlace(found.map(({ element }) => element))}`,
    ),
    ...styleAttributeProblems(own),
    ...valueProblems(own, answers),
    ...leftOverProblems(own, answers),
    ...(named.length > 0 ? [`has a picture whose alt is the name of a file${firstPlace(named)}`] : []),
    ...(nameless.length > 0 ? [`has a link, button or heading without words${firstPlace(nameless)}`] : []),
    ...danglingIds(elements, own, answers).map(
      (id) => `has something that belongs to the id “${id}”, which the page does not have`,
    ),
  ];
}

/** A page with one style attribute often has many: the first is named, and their number. */
function styleAttributeProblems(own: readonly PageElement[]): string[] {
  const styled = own.filter(({ attributes }) => 'style' in attributes);
  const [first] = styled;
  if (!first) return [];
  const { name, attributes } = first;
  const others = styled.length > 1 ? ` and ${styled.length - 1} more` : '';
  return [
    `has a style attribute, which the site’s policy forbids, on <${name} style="${attributes['style']?.slice(0, 60)}">${others}: a class of a CSS module can say the same`,
  ];
}

function mistakesOf(element: PageElement, siteUrl: string): string[] {
  const { name, attributes, text, isInBody, isStray, isLeftOpen } = element;
  const found: string[] = [];
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? '';
    if (attribute.startsWith('on')) found.push('a handler as an attribute, which the site’s policy forbids');
    if (value.length > longestInlineFile && value.startsWith('data:')) found.push('a file as text in the page');
    if (!addresses.includes(attribute)) continue;
    if (/^\s*javascript:/i.test(value) && !reactsForm.test(value)) found.push('a link to a script, which does nothing');
    if (ownMachine.test(value) && isForeignOrigin(value, siteUrl))
      found.push('a link to the machine of whoever wrote it');
  }
  if (name === 'img' && !('alt' in attributes)) found.push('a picture without alt');
  if ((name === 'audio' || name === 'video') && 'autoplay' in attributes && !('muted' in attributes))
    found.push('something that plays by itself');
  if (name === 'p' && isStray) found.push('a block in a paragraph, which browsers end before it');
  if (isLeftOpen && (name === 'a' || name === 'button'))
    found.push('a link or button in another one, which browsers end before it');
  if (name === 'input') found.push(...fieldMistakes(element));
  if (name === 'button' && attributes['commandfor'] && !commands.test(attributes['command'] ?? ''))
    found.push(`a button with the command “${attributes['command'] ?? ''}”, which browsers do not know`);
  if (name !== 'script') return found;
  const { src, type = '' } = attributes;
  if (isInBody && !src && scripts.test(type)) found.push('a script as text, which the site’s policy forbids');
  if (type === 'application/ld+json' && !isJson(text)) found.push('data for search engines that are no JSON');
  if (type === 'application/ld+json' && unmeantData.test(text))
    found.push('a value in its data for search engines that nobody meant');
  return found;
}

/** A form that loses what was entered, or shows it in the address. */
function fieldMistakes(field: PageElement): string[] {
  const { type } = field.attributes;
  const form = around(field, ({ name }) => name === 'form');
  if ((type !== 'password' && type !== 'file') || !form) return [];
  const { method = '', action = '', enctype = '' } = form.attributes;
  if (reactsForm.test(action) || method.toLowerCase() === 'dialog') return [];
  // Skips file fields that are not sent: a script shows the file.
  if (type === 'file' && !('method' in form.attributes) && !('action' in form.attributes)) return [];
  if (method.toLowerCase() !== 'post') return [`a form with a ${type} that its address would carry: it is not posted`];
  return type === 'file' && enctype !== 'multipart/form-data'
    ? ['a form that sends the name of a file alone: its enctype is not multipart/form-data']
    : [];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Links, buttons and headings of which a screen reader would have nothing to say. */
function namelessIn(own: readonly PageElement[]): PageElement[] {
  const unnamed = new Set<PageElement>();
  const unsaid = elementsWithin(own, (one) => isNotShown(one) || isUnread(one) || isClosedDialog(one));
  for (const element of own) {
    const { name, attributes } = element;
    if (unsaid.has(element)) continue;
    if (name === 'button' || (name === 'a' && 'href' in attributes) || /^h[1-6]$/.test(name)) unnamed.add(element);
    if (unnamed.size > 0 && isNamed(element))
      for (let up: PageElement | undefined = element; up; up = up.parent) unnamed.delete(up);
  }
  return [...unnamed];
}

function isNamed({ name: kind, text, attributes }: PageElement): boolean {
  // Skips `selectedcontent`, into which the browser writes the chosen option's text.
  if (kind === 'selectedcontent') return true;
  return ['alt', 'aria-label', 'aria-labelledby', 'title'].reduce(
    (found, name) => found || Boolean(attributes[name]?.trim()),
    text.trim() !== '',
  );
}

/** Ids to which labels, links and openers lead, and that no element has. */
function danglingIds(
  elements: readonly PageElement[],
  own: readonly PageElement[],
  answers?: readonly unknown[],
): string[] {
  /** By the shadow root in which an id is looked up; those of the page itself are under undefined. */
  const led = new Map<PageElement | undefined, Set<string>>();
  const closed = elementsWithin(own, isClosedDialog);
  for (const element of own) {
    const { name, attributes, root } = element;
    if (closed.has(element)) continue;
    const lead = (id: string) => led.set(root, (led.get(root) ?? new Set()).add(id));
    if (name === 'label' && attributes['for']) lead(attributes['for']);
    if (attributes['popovertarget']) lead(attributes['popovertarget']);
    if (attributes['commandfor']) lead(attributes['commandfor']);
    if (attributes['form']) lead(attributes['form']);
    for (const id of attributes['aria-labelledby']?.split(/\s+/) ?? []) lead(id);
    // A fragment may name words to be shown (`#:~:text=`).
    const [, anchor] = name === 'a' ? (/^#(?!top$)(.+)/.exec(attributes['href']?.split(':~:')[0] ?? '') ?? []) : [];
    // Editors write links, too.
    if (anchor && !root && !isApiText(`#${anchor}`, answers)) lead(decoded(anchor));
  }
  for (const { attributes, root } of elements) led.get(root)?.delete(attributes['id'] ?? '');
  return [...led.values()].flatMap((ids) => [...ids].filter(Boolean)).slice(0, 3);
}
