import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long what moves may take until it is looked at again, in milliseconds. */
const moving = 500;
/** So much of the smaller of two texts lies under the other one, and so many letters both have at least. */
const mostCovered = 0.4;
const fewestLetters = 6;

/** Texts of a part that stand over one another at the page's present width, so that nobody reads either. @param within selector of the part @returns one line at most */
export async function overlapProblems(page: Page, within: string): Promise<string[]> {
  const look = () => page.evaluate(findOverlap, { within, mostCovered, fewestLetters });
  if ((await look()) === null) return [];
  await wait(moving);
  const found = await look();
  if (found === null) return [];
  const width = page.viewportSize()?.width;
  return [`writes “${found[0]}” over “${found[1]}”, at a width of ${width} pixels`];
}

/** Runs in the browser. @returns the two texts */
function findOverlap(of: { within: string; mostCovered: number; fewestLetters: number }): [string, string] | null {
  interface Line {
    box: DOMRect;
    text: string;
    parent: Element;
  }
  const parts = [...document.querySelectorAll(of.within)];
  const left =
    'svg *, dialog *, [popover] *, [aria-hidden="true"], [aria-hidden="true"] *, [inert] *, button *, select *, script, style, noscript, template';
  const linesOf = (node: Node): Line[] => {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? '').trim().replaceAll(/\s+/g, ' ');
    if (!parent || text.length < of.fewestLetters || parent.matches(left)) return [];
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 20 && height > 8);
    return boxes.map((box) => ({ box, text: text.slice(0, 40), parent }));
  };
  /** Elements that may lie over others: turned, clipped, fading, moving, or fixed while the page scrolls. */
  const isPlain = ({ parent, box }: Line) => {
    for (let one: Element | null = parent; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      const [, b = 0, c = 0] = /^matrix\(([^)]*)\)/.exec(style.transform)?.[1]?.split(',').map(Number) ?? [];
      if (b !== 0 || c !== 0 || style.transform.startsWith('matrix3d') || Number(style.opacity) < 0.9) return false;
      if (['fixed', 'sticky'].includes(style.position) || style.clipPath !== 'none' || style.clip !== 'auto')
        return false;
      if (one.getAnimations().length > 0) return false;
      const clip = one.getBoundingClientRect();
      const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const isInside =
        box.top >= clip.top - 2 &&
        box.bottom <= clip.bottom + 2 &&
        box.left >= clip.left - 2 &&
        box.right <= clip.right + 2;
      if (isClipped && !one.matches('html, body') && !isInside) return false;
    }
    return true;
  };
  /** Of a pile the lower one is hidden by what lies over it. */
  const isCovered = (one: Line, other: Line) =>
    [one, other].some(({ parent }, at) => {
      const below = (at === 0 ? other : one).parent;
      for (let around: Element | null = parent; around && !around.contains(below); around = around.parentElement) {
        const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(around);
        const isClear = backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)');
        if (!isClear || backgroundImage !== 'none' || backdropFilter !== 'none') return true;
      }
      return false;
    });
  const lines: Line[] = [];
  for (const part of parts) {
    const walker = document.createTreeWalker(part, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node));
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [place, one] of lines.entries())
    for (let next = place + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top >= one.box.bottom) break;
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const isOver =
        height > of.mostCovered * Math.min(one.box.height, other.box.height) &&
        width > of.mostCovered * Math.min(one.box.width, other.box.width);
      if (isOver && isPlain(one) && isPlain(other) && !isCovered(one, other)) return [other.text, one.text];
    }
  return null;
}
