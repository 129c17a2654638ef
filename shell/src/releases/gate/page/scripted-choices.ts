import { elementsWithin, wordsIn } from './element-tree.ts';
import type { PageElement } from './elements.ts';
import { isNotShown, isOverlay } from './hidden-parts.ts';

/** Roles and states of what says which of several things is chosen. */
const choosing = /^(?:tab|switch|radio|menuitemradio|menuitemcheckbox)$/;
const chosen = ['aria-pressed', 'aria-selected', 'aria-checked'];
/** What such an element does without scripts. */
const working = ['href', 'form', 'popovertarget', 'commandfor', 'disabled'];

/**
 * Buttons that start, stop, mute or enlarge something: without scripts nothing moves or plays, so nobody misses them. The verb comes first,
 * and “pausa” and “sonido” stand alone: a concert has a “pausa” too, and what is “con sonido” is chosen.
 */
const player =
  /^\P{L}*(?:(?:pausar|pause|parar|detener|stop|reproduc\p{L}+|play|silenciar|(?:un)?mute)(?!\p{L})|(?:(?:poner en )?pausa|(?:(?:des)?activar |quitar |poner )?(?:el )?sonido|(?:turn )?sound(?: o(?:n|ff))?)\P{L}*$|(?:.*\P{L})?(?:pantalla completa|full ?screen)(?!\p{L}))/iu;

/**
 * Buttons that choose what a page shows, or unfold a text, and that everybody sees, but that do nothing without scripts. Those for which a style knows of
 * scripts are left out, as are those that do what only scripts can (copying, printing, stopping what moves).
 * @param scripted classes of which a style says how they look with or without scripts
 */
export function scriptedChoiceProblems(own: readonly PageElement[], scripted: ReadonlySet<string>): string[] {
  const choices = own.filter(isChoice);
  const folds = own.filter(isClosedFold);
  if (choices.length === 0 && folds.length === 0) return [];
  const classesOf = ({ attributes }: PageElement) => attributes['class']?.split(/\s+/) ?? [];
  const others = elementsWithin(
    own,
    (one) =>
      one.name === 'form' || isNotShown(one) || isOverlay(one) || classesOf(one).some((name) => scripted.has(name)),
  );
  const seen = own.filter((one) => !others.has(one));
  const shown = new Set(seen.flatMap(({ attributes }) => attributes['id'] ?? []));
  const labelOf = (choice: PageElement) => choice.attributes['aria-label'] ?? wordsIn(own, (one) => one === choice);
  const first = choices.find(
    (one) => !others.has(one) && !isTabOfShown(one, shown) && (isNamedChoice(one) || !player.test(labelOf(one))),
  );
  const fold = folds.find((one) => !others.has(one) && hidesText(one, own));
  return first
    ? [
        `has the choice “${labelOf(first)}”, which does nothing without scripts: a link or a form does, or a style for (scripting: none) hides it`,
      ]
    : fold
      ? [
          `has the fold “${wordsIn(own, (one) => one === fold)}”, which only scripts open: <details> does without, or a style for (scripting: none) shows what is in it`,
        ]
      : [];
}

/** Fewer letters are the entries of a small menu, as for sharing. */
const fewestLetters = 100;

/** A button that says that something is folded up. */
function isClosedFold({ name, attributes }: PageElement): boolean {
  return (
    name === 'button' &&
    attributes['aria-expanded'] === 'false' &&
    !('aria-haspopup' in attributes) &&
    !working.some((attribute) => attribute in attributes)
  );
}

/** Whether what a button opens is there, has a text, and is hidden. */
function hidesText({ attributes }: PageElement, own: readonly PageElement[]): boolean {
  const id = attributes['aria-controls'];
  const folded = own.find((one) => id !== undefined && one.attributes['id'] === id);
  if (!folded || isOverlay(folded) || !isNotShown(folded) || /^(?:menu|listbox)$/.test(folded.attributes['role'] ?? ''))
    return false;
  return wordsIn(own, (one) => one === folded).length >= fewestLetters;
}

/** Whether a tab's panel is shown whatever is chosen: without scripts nobody misses anything. @param shown ids of what is shown */
function isTabOfShown({ attributes }: PageElement, shown: ReadonlySet<string>): boolean {
  return attributes['role'] === 'tab' && shown.has(attributes['aria-controls'] ?? '');
}

/** Whether its role says that it is one of several. */
function isNamedChoice({ attributes }: PageElement): boolean {
  return choosing.test(attributes['role'] ?? '');
}

function isChoice(element: PageElement): boolean {
  const { name, attributes } = element;
  const isButton =
    name === 'button' || (name !== 'input' && (attributes['role'] === 'button' || isNamedChoice(element)));
  return (
    isButton &&
    (isNamedChoice(element) || chosen.some((state) => state in attributes)) &&
    !working.some((attribute) => attribute in attributes)
  );
}
