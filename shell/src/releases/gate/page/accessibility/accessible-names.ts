import { elementsWithin, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isUnread } from '../hidden-parts.ts';
import { isApiText } from '../is-api-text.ts';

/** Words for a picture that say nothing of it. */
const nothing =
  /^(?:(?:una?|la|el|an?|the)\s)?(?:imagen|foto(?:graf[ií]a)?|image|photo(?:graph)?|picture|icono?|logo(?:tipo)?)$/i;
/** Names that say nothing of what a link or button is about. */
const general =
  /^(?:leer|ver|saber)?\s?más(?: información)?$|^(?:read |see |learn )?more(?: information)?$|^(?:enlace|link|botón|button|aquí|here|(?:pulse|haga clic) aquí|click here|abrir|open|ver)$/i;

/** Pictures whose words say nothing of them, and links and buttons whose name says less than what is written on them. */
export function accessibleNameProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
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

/** Whether a screen reader says nothing of what is written on a link or button. */
function isCalledOtherwise(element: PageElement, own: readonly PageElement[]): boolean {
  const { name, attributes } = element;
  const label = attributes['aria-label']?.trim() ?? '';
  if (!general.test(label) || (name !== 'button' && !(name === 'a' && 'href' in attributes))) return false;
  const inside = [...elementsWithin(own, (one) => one === element)];
  const unread = elementsWithin(inside, (one) => isUnread(one) || one.isInDrawing);
  const written = inside
    .flatMap((one) => (unread.has(one) ? [] : one.text.trim()))
    .join(' ')
    .trim();
  return (
    /\p{L}{4}.*\p{L}{4}/u.test(written) &&
    !general.test(written) &&
    !written.toLowerCase().includes(label.toLowerCase())
  );
}
