import { around } from './element-tree.ts';
import type { PageElement } from './elements.ts';

/** Attributes by which a team finds an element in its code, the most telling first. */
const telling = ['src', 'srcset', 'imagesrcset', 'href', 'action', 'name', 'data', 'id', 'class', 'role', 'type'];
const mostAttributes = 2;
const longestValue = 80;
const longestWords = 40;

/** Where an element is, for a sentence: its tag as far as it tells something, and its first words. `<a href="/becas"> “Becas”` */
function placeOf(element: PageElement): string {
  const words = element.text.trim().replaceAll(/\s+/g, ' ');
  const isReadable = words !== '' && !/^(?:script|style)$/.test(element.name);
  const own = namesOf(element);
  const up = own.length > 0 ? undefined : around(element, (one) => namesOf(one).length > 0);
  return [
    tagOf(element, own),
    isReadable ? ` “${words.slice(0, longestWords)}”` : '',
    up ? ` in ${tagOf(up)}` : '',
  ].join('');
}

/** The first of the elements, for the end of a sentence; a page with one such element often has many. */
export function firstPlace(elements: readonly PageElement[]): string {
  const [first] = elements;
  const more = elements.length > 1 ? ` and ${elements.length - 1} more` : '';
  return first ? `: ${placeOf(first)}${more}` : '';
}

function namesOf({ attributes }: PageElement): string[] {
  const known = telling.filter((name) => attributes[name]);
  return (known.length > 0 ? known : Object.keys(attributes)).slice(0, mostAttributes);
}

function tagOf(element: PageElement, names = namesOf(element)): string {
  const said = names.map((name) => ` ${name}="${element.attributes[name]?.slice(0, longestValue)}"`);
  return `<${element.name}${said.join('')}>`;
}
