import type { Page } from '@playwright/test';

/** The most elements of a page that get the focus, one of each kind; and of those that are looked at, because their styles stay the same. */
const mostFocused = 40;
const mostLookedAt = 6;
/** How far a mark around an element may reach, and the largest picture of it, in pixels. */
const around = 16;
const largest = 800;
const focusable =
  'a[href], button, select, summary, input:is([type=checkbox], [type=radio], [type=range], [type=file], [type=submit]), [tabindex]:not([tabindex="-1"])';

/**
 * Whether somebody who uses the keyboard sees where the focus is: the styles of what has it, or of what belongs to it, change, or
 * else its picture.
 * @param page where a key was pressed before, since otherwise browsers do not show it @param within selector of the section's own part
 * @returns a line each
 */
export async function focusProblems(page: Page, within: string): Promise<string[]> {
  const unmarked = await page.evaluate(unmarkedKinds, { within, focusable, most: mostFocused });
  const found: string[] = [];
  for (const { place, words } of unmarked.slice(0, mostLookedAt)) {
    const box = await page.evaluate(placeFocus, { within, focusable, place, hasFocus: false, largest });
    if (!box) continue;
    const [x, y] = [Math.max(0, box.x - around), Math.max(0, box.y - around)];
    const width = Math.min(box.width, largest) + 2 * around;
    const height = Math.min(box.height, largest) + 2 * around;
    const take = () => page.screenshot({ clip: { x, y, width, height }, animations: 'disabled', caret: 'initial' });
    const without = await take();
    await page.evaluate(placeFocus, { within, focusable, place, hasFocus: true, largest });
    if (without.equals(await take())) found.push(`shows nobody that ${words} has the focus`);
  }
  await page.evaluate('document.activeElement?.blur()');
  return found;
}

/** Selectors of the section's own part, and in it of what the keyboard reaches and no caret shows. */
interface Part {
  within: string;
  focusable: string;
}
type Control = HTMLElement & { disabled?: boolean };
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Gives the focus to one element of each kind. In a text field the caret shows it. Runs in the browser.
 * @returns those whose styles stay the same, with their place in the part
 */
function unmarkedKinds({ within, focusable, most }: Part & { most: number }): { place: number; words: string }[] {
  const isNothing = (style = '', width = '', color = '') =>
    style === 'none' || style === 'hidden' || width === '0px' || color === 'transparent' || color.endsWith(' 0)');
  const line = (style = '', width = '', color = '') =>
    isNothing(style, width, color) ? '' : `${style} ${width} ${color}`;
  const marksOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo) as CSSStyleDeclaration & Record<string, string>;
    const marks = [
      'boxShadow',
      'backgroundColor',
      'backgroundImage',
      'color',
      'opacity',
      'visibility',
      'content',
      'filter',
      'transform',
      'clipPath',
      'fontWeight',
      'fill',
      'stroke',
      'strokeWidth',
      'width',
      'height',
      'top',
      'left',
    ];
    const sides = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      line(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]),
    );
    return [
      line(style['outlineStyle'], style['outlineWidth'], style['outlineColor']),
      ...sides,
      line(style['textDecorationLine'], style['textDecorationThickness'], style['textDecorationColor']),
      ...marks.map((mark) => style[mark] ?? mark),
    ];
  };
  const lookOf = (element: Element) => {
    const { parentElement: parent } = element;
    const near = [element, parent, parent?.parentElement, element.closest('label'), element.nextElementSibling];
    return [...near, ...element.children]
      .flatMap((one) => (one ? [marksOf(one), marksOf(one, '::before'), marksOf(one, '::after')] : []))
      .join('|');
  };
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll<Control>(focusable)]);
  const kinds = new Map<string, number>();
  for (const [place, element] of all.entries()) {
    const { localName, className, parentElement: parent } = element;
    if (element.disabled || element.getClientRects().length === 0) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    const kind = `${localName} ${element.getAttribute('type')} ${className} ${parent?.className}`;
    if (!kinds.has(kind) && kinds.size < most) kinds.set(kind, place);
  }
  return [...kinds.values()].flatMap((place) => {
    const element = all[place];
    if (!element) return [];
    (document.activeElement as HTMLElement | null)?.blur();
    const before = lookOf(element);
    element.focus({ preventScroll: true });
    if (!element.matches(':focus-visible') || lookOf(element) !== before) return [];
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return [{ place, words: `<${element.localName}>${words && ` “${words}”`}` }];
  });
}

interface Focused extends Part {
  place: number;
  hasFocus: boolean;
  largest: number;
}

/**
 * Brings an element into view, with or without the focus. Runs in the browser.
 * @returns its box with that of what belongs to it, where a picture has room for both
 */
function placeFocus({ within, focusable, place, hasFocus, largest }: Focused): Box | null {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll<Control>(focusable)]);
  const element = all[place];
  if (!element) return null;
  (document.activeElement as HTMLElement | null)?.blur();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (hasFocus) element.focus({ preventScroll: true });
  const boxOf = (elements: (Element | null)[]): Box => {
    const boxes = elements.flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const width = Math.max(...boxes.map(({ right }) => right)) - x;
    return { x, y, width, height: Math.max(...boxes.map(({ bottom }) => bottom)) - y };
  };
  const whole = boxOf([element, element.closest('label'), element.parentElement]);
  const box = whole.width > largest || whole.height > largest ? boxOf([element]) : whole;
  return box.width > 0 && box.height > 0 ? box : null;
}
