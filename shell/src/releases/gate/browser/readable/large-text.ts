import type { Page } from '@playwright/test';
import { smallPhone } from '../window-sizes.ts';

/** How long scripts may take to make room for larger letters, in milliseconds. */
const adapting = 500;

/**
 * Texts that their own box cuts off once a visitor has made the letters twice as large (WCAG 1.4.4), on a phone and on the usual screen.
 * Texts that end in an ellipsis are cut off on purpose, and another check reports texts that are cut off at the usual size.
 * @param within selector of the section's part @returns one line at most
 */
export async function largeTextProblems(page: Page, within: string): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  const sheet = await page.evaluateHandle(addSheet);
  // With `content-visibility`, elements far from the screen are not laid out and could not be measured.
  const laidOut = `:is(${within}) * { content-visibility: visible !important }`;
  const cutWith = async (css: string) => {
    await sheet.evaluate((one, rules) => one.replaceSync(rules), css);
    return page.evaluate(cutTexts, within);
  };
  const found: string[] = [];
  for (const size of [usual, smallPhone]) {
    await page.setViewportSize(size);
    const before = await cutWith(laidOut);
    const isNew = (text: string) => !before.includes(text);
    // Doubles the root's font size, as a browser's setting does.
    const after = await cutWith(`html { font-size: 200% !important } ${laidOut}`);
    if (after.some(isNew)) await page.waitForTimeout(adapting);
    const cut = (await page.evaluate(cutTexts, within)).find(isNew);
    if (cut) found.push(`cuts off “${cut}” where letters are twice as large, at a width of ${size.width} pixels`);
    if (cut) break;
  }
  await page.evaluate(removeSheet, sheet);
  await page.setViewportSize(usual);
  return found;
}

/** Adds a style sheet to the page's own. Runs in the browser. */
function addSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Runs in the browser. */
function removeSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}

/** The texts that their own box cuts off. Runs in the browser. */
function cutTexts(within: string): string[] {
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
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')])
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter(
      (element) =>
        !element.closest('[aria-hidden="true"], [inert], svg, script, style, noscript, template, select, option') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter(isCut)
    .map((element) => element.innerText.trim().replaceAll(/\s+/g, ' ').slice(0, 60));
}
