import { elementsWithin, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isUnread } from '../hidden-parts.ts';
import { isApiText } from '../is-api-text.ts';

/** Words for a picture that say nothing of it. */
const nothing =
  /^(?:(?:una?|la|el|an?|the)\s)?(?:imagen|foto(?:graf[ií]a)?|image|photo(?:graph)?|picture|icono?|logo(?:tipo)?)$/i;
/** Words of so many letters begin alike where one is short for the other. */
const stem = 3;

/** Pictures whose words say nothing of them, and links and buttons that are called otherwise than what is written on them. */
export function saidNameProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
  const empty = own.find(({ attributes: { alt = '' } }) => nothing.test(alt.trim()) && !isApiText(alt, answers));
  const called = own.find((one) => isCalledOtherwise(one, own));
  return [
    ...(empty
      ? [
          `has a picture with the words “${empty.attributes['alt']}”, which say nothing of it: alt="" where it only adorns`,
        ]
      : []),
    ...(called
      ? [
          `has “${wordsIn(own, (one) => one === called).slice(0, 60)}”, which is called “${called.attributes['aria-label']}” (aria-label): who speaks to the machine says what is written`,
        ]
      : []),
  ];
}

/** Whether no word of what is written on a link or button is in its name. Signs and single letters (×, A+) are no words. */
function isCalledOtherwise(element: PageElement, own: readonly PageElement[]): boolean {
  const { name, attributes } = element;
  const label = attributes['aria-label'];
  if (!label || (name !== 'button' && !(name === 'a' && 'href' in attributes))) return false;
  const inside = [...elementsWithin(own, (one) => one === element)];
  const unread = elementsWithin(inside, (one) => isUnread(one) || one.isInDrawing || one.name === 'img');
  const written = stemsOf(inside.flatMap((one) => (unread.has(one) ? [] : one.text)).join(' '));
  const said = stemsOf(label);
  return written.length > 0 && said.length > 0 && !written.some((one) => said.includes(one));
}

function stemsOf(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.filter(({ length }) => length > stem).map((word) => word.slice(0, stem));
}
