import type { Page } from '@playwright/test';

/** In so many places of a page that somebody scrolls its bar is looked at, at most. */
const mostPlaces = 10;

/** A part of the page, and what in it can be pressed; selectors. */
interface Part {
  part: string;
  controls: string;
  /** Where they are brought into the window. */
  block: 'nearest' | 'center';
  /** What may cover it: all elements, unless a selector says which. */
  layers?: string;
}

/** The links and buttons of the bar. */
export const bar: Part = { part: 'header', controls: 'a, button', block: 'nearest' };

/**
 * What lies over the bar of the page where somebody has scrolled, as something that stays at the top of the window from there on.
 * @param within the section's own parts, whose layers count @param name of the section @returns one line at most
 */
export async function scrolledLayerProblems(page: Page, within: string, name: string): Promise<string[]> {
  const [height, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight] as const);
  const step = Math.max(window, height / mostPlaces);
  const layers = [within, `[class^="${name}-"]`].filter(Boolean).join();
  let layer: string | null = null;
  for (let top = step; layer === null && top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    layer = await page.evaluate(layerOver, { ...bar, layers });
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return layer === null ? [] : [`lies over the bar of the page with ${layer} when somebody scrolls`];
}

/** The element that covers a link or button of a part. Runs in the browser. @returns its tag, or null */
export function layerOver({ part: selector, controls, block, layers = '*' }: Part): string | null {
  // A layer that lets clicks through still hides what is below it, so all elements are made clickable.
  const pressable = new CSSStyleSheet();
  pressable.replaceSync('* { pointer-events: auto !important }');
  // Copied first, because the browser's list changes while it is read.
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, pressable];
  const part = document.querySelector(selector);
  let layer: string | null = null;
  for (const control of part?.querySelectorAll(controls) ?? []) {
    control.scrollIntoView({ block, behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
    if (hit?.closest(layers) && !part?.contains(hit)) layer ??= `<${hit.localName} class="${hit.className}">`;
  }
  document.adoptedStyleSheets = before;
  return layer;
}
