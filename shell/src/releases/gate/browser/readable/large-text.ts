import type { Page } from '@playwright/test';
import { phone } from '../phone-width.ts';

/** How long scripts may take to make room for larger letters, in milliseconds. */
const adapting = 500;

/**
 * Texts that their own box cuts off once a visitor has made the letters twice as large (WCAG 1.4.4), on a phone and on the usual screen.
 * Texts that end in an ellipsis are meant to, and what is cut off at the usual size is not told here.
 * @param within selector of the section's part @returns one line at most
 */
export async function largeTextProblems(page: Page, within: string): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  const cutAt = async (isLarge: boolean) => {
    await page.evaluate(enlarge, { within, isLarge });
    return page.evaluate(cutTexts, within);
  };
  for (const size of [usual, phone]) {
    await page.setViewportSize(size);
    const before = await cutAt(false);
    const isNew = (text: string) => !before.includes(text);
    if ((await cutAt(true)).some(isNew)) await page.waitForTimeout(adapting);
    const cut = (await page.evaluate(cutTexts, within)).find(isNew);
    await page.evaluate(enlarge, { within, isLarge: false });
    if (cut) return [`cuts off “${cut}” where letters are twice as large, at a width of ${size.width} pixels`];
  }
  await page.setViewportSize(usual);
  return [];
}

interface Element {
  clientHeight: number;
  clientWidth: number;
  scrollHeight: number;
  scrollWidth: number;
  innerText: string;
  childNodes: Iterable<{ nodeType: number; nodeValue: string | null }>;
  closest: (selector: string) => Element | null;
  checkVisibility: (how: object) => boolean;
  querySelectorAll: (selector: string) => Iterable<Element>;
}
interface Style {
  overflowX: string;
  overflowY: string;
  textOverflow: string;
  webkitLineClamp: string;
}
interface Browser {
  document: {
    adoptedStyleSheets: object[];
    querySelectorAll: (selector: string) => Iterable<Element>;
  };
  CSSStyleSheet: new () => { replaceSync: (css: string) => void };
  getComputedStyle: (element: Element) => Style;
}

/** Makes letters twice as large as a browser's own setting does, or takes that back. Runs in the browser. */
function enlarge({ within, isLarge }: { within: string; isLarge: boolean }): void {
  const { document, CSSStyleSheet } = globalThis as unknown as Browser;
  const sheet = new CSSStyleSheet();
  // What is laid out near the screen alone would not be measured.
  const laidOut = `:is(${within}) * { content-visibility: visible !important }`;
  sheet.replaceSync(isLarge ? `html { font-size: 200% !important } ${laidOut}` : laidOut);
  document.adoptedStyleSheets = [sheet];
}

/** The texts that their own box cuts off. Runs in the browser. */
function cutTexts(within: string): string[] {
  const { document, getComputedStyle } = globalThis as unknown as Browser;
  /** A box that is there for screen readers alone is smaller, and letters stick out of their lines by a little; in pixels. */
  const [smallest, besides, below] = [2, 2, 4];
  const isCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    if (textOverflow !== 'clip' || webkitLineClamp !== 'none' || element.clientWidth < smallest) return false;
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + besides) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + below)
    );
  };
  return [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter(
      (element) =>
        !element.closest('[aria-hidden="true"], [inert], svg, script, style, noscript, template, select, option') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter(isCut)
    .map((element) => element.innerText.trim().replaceAll(/\s+/g, ' ').slice(0, 60));
}
