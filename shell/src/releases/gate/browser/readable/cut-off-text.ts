import type { JSHandle, Page } from '@playwright/test';
import { overlapProblems } from './overlapping-texts.ts';
import { smallPhone } from '../window-sizes.ts';

/** How many boxes are tried, and in each how many of the buttons that may open it; how long that may take, in milliseconds. */
const mostBoxes = 3;
const mostButtons = 6;
const opening = 400;
/** So many letters may be cut off, since a text may end in a box of its own; and so many with a link to the whole, as a share of all. */
const fewLetters = 150;
const mostWithLink = 0.5;

/**
 * Texts below the end of a box that hides them, on a phone and on the usual screen: nothing scrolls or opens it; and texts over others.
 * @param within selector of the section's part @param restore loads the page anew, because it was used @returns one line at most
 */
export async function cutOffProblems(
  page: Page,
  { within, restore }: { within: string; restore: () => Promise<void> },
): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  for (const size of [usual, smallPhone]) {
    await page.setViewportSize(size);
    const over = await overlapProblems(page, within);
    if (over.length > 0) return over;
    const boxes = await page.evaluateHandle(cuttingBoxes, { within, fewLetters, mostWithLink });
    const count = Math.min(mostBoxes, await boxes.evaluate(({ length }) => length));
    for (let place = 0; place < count; place++) {
      const box = await boxes.evaluateHandle((all, at) => all[at] as CutBox, place);
      const words = await cutFor(page, box, within);
      if (words)
        return [`cuts off “${words}”, at a width of ${size.width} pixels: nothing scrolls or opens what holds it`];
    }
    if (count > 0) await restore();
  }
  await page.setViewportSize(usual);
  return [];
}

/** @returns the words that are cut off, also after somebody has tried to see them; undefined where they come then */
async function cutFor(page: Page, box: JSHandle<CutBox>, within: string): Promise<string | undefined> {
  const isCut = () => box.evaluate(isStillCut);
  const point = await box.evaluate(({ element }) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(opening);
  if (!(await isCut())) return undefined;
  for (let place = 0; place < mostButtons; place++) {
    const isPressed = await box.evaluate(pressNear, { within, place });
    await page.waitForTimeout(opening);
    if (!(await isCut())) return undefined;
    if (!isPressed) break;
  }
  return box.evaluate(({ texts }) => {
    const words = texts.map(({ nodeValue }) => (nodeValue ?? '').trim().replaceAll(/\s+/g, ' '));
    return words.reduce((longest, one) => (one.length > longest.length ? one : longest), '').slice(0, 60);
  });
}

/** A box, and the texts that it cuts off. */
interface CutBox {
  element: HTMLElement;
  texts: Node[];
}

/** Boxes that end before their texts do. Runs in the browser. */
function cuttingBoxes(of: { within: string; fewLetters: number; mostWithLink: number }): CutBox[] {
  /** The smallest box that shows anything: what is folded in, or there for screen readers alone, is not meant. In pixels. */
  const smallest = 40;
  const parts = [...document.querySelectorAll<HTMLElement>(of.within)];
  const lettersOf = (texts: readonly Node[]) =>
    texts.reduce((sum, { nodeValue }) => sum + (nodeValue ?? '').replaceAll(/\s+/g, '').length, 0);
  const textsOf = (root: Element) => {
    const walker = document.createTreeWalker(root, 4);
    const found: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !node.nodeValue?.trim() ||
        parent?.closest('script, style, noscript, template, [aria-hidden="true"], [inert]')
      )
        continue;
      if (parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(node);
    }
    return found;
  };
  const isCutting = (box: Element, style: CSSStyleDeclaration) =>
    ['hidden', 'clip'].includes(style.overflowY) &&
    !['inline', 'contents'].includes(style.display) &&
    style.webkitLineClamp === 'none' &&
    style.textOverflow === 'clip' &&
    Math.min(box.clientHeight, box.clientWidth) >= smallest &&
    box.scrollHeight > box.clientHeight + smallest;
  /** Elements that their box does not cut off: positioned, moving, or in a scrolling pane of their own. */
  const isFlowing = (text: Node, box: Element) => {
    for (let one = text.parentElement; one && one !== box; one = one.parentElement) {
      const { position, transform, overflowY } = getComputedStyle(one);
      if (['absolute', 'fixed'].includes(position) || transform !== 'none' || overflowY !== 'visible') return false;
    }
    return true;
  };
  const isBelow = (text: Node, end: number) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { top, height } = range.getBoundingClientRect();
    return height > 0 && top >= end;
  };
  const hasLinkToWhole = (box: Element, end: number) =>
    [
      ...(box.closest('li, article, a') ?? box.parentElement ?? box).querySelectorAll('a[href]:not(svg *)'),
      box.closest('a[href]:not(svg *)'),
    ]
      .filter((link) => link !== null)
      .some((link) => {
        const { pathname } = new URL((link as HTMLAnchorElement).href);
        return pathname !== location.pathname && !(box.contains(link) && link.getBoundingClientRect().top >= end);
      });
  const all = lettersOf(parts.flatMap(textsOf));
  const shown = new Map<string, number>();
  for (const { nodeValue } of parts.flatMap(textsOf)) {
    const words = (nodeValue ?? '').trim();
    shown.set(words, (shown.get(words) ?? 0) + 1);
  }
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('*')])
    .filter((box) => isCutting(box, getComputedStyle(box)) && box.getAnimations({ subtree: true }).length === 0)
    .map((box) => {
      const end = box.getBoundingClientRect().bottom;
      const below = textsOf(box).filter((text) => isBelow(text, end) && isFlowing(text, box));
      // A text may exist twice, for two layouts.
      return { element: box, texts: below.filter((text) => shown.get((text.nodeValue ?? '').trim()) === 1) };
    })
    .filter(({ element, texts }) => {
      const letters = lettersOf(texts);
      const mayLink = letters < of.mostWithLink * all;
      return letters > of.fewLetters && !(mayLink && hasLinkToWhole(element, element.getBoundingClientRect().bottom));
    });
}

/** Runs in the browser. */
function isStillCut({ element, texts }: CutBox): boolean {
  const end = element.getBoundingClientRect().bottom;
  const range = document.createRange();
  const first = texts[0];
  if (!first || !element.isConnected) return false;
  range.selectNodeContents(first);
  const { top, height } = range.getBoundingClientRect();
  return height > 0 && top >= end;
}

/** Presses a box, what says that it opens it, and what is in it or near it that may. Runs in the browser. @returns whether there was one */
function pressNear({ element }: CutBox, { within, place }: { within: string; place: number }): boolean {
  const buttons =
    'button, summary, label, [role=button], input:is([type=checkbox], [type=radio], [type=button]), [tabindex]';
  const buttonsIn = (one: Element) => [...one.querySelectorAll<HTMLElement>(buttons)];
  const isAlone = (one: Element) => buttonsIn(one).every((button) => element.contains(button));
  const isBelow = (one: Element | null | undefined) => Boolean(one?.parentElement?.closest(within));
  let around = element.parentElement;
  while (around && isAlone(around) && isBelow(around.parentElement)) around = around.parentElement;
  const named = document.querySelectorAll<HTMLElement>(`[aria-controls~="${CSS.escape(element.id)}"]`);
  const near = around ? buttonsIn(around) : [];
  const folds = near.filter((one) => one.matches('[aria-expanded]'));
  const pressed = [...new Set([element, ...named, ...folds, ...near])][place];
  pressed?.focus({ preventScroll: true });
  // Holds back submissions: a pressed button may send a form, which is not filled in.
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('submit', hold, true);
  pressed?.click();
  document.removeEventListener('submit', hold, true);
  return pressed !== undefined;
}
