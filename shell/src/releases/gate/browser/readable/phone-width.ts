import type { Page } from '@playwright/test';

/** A small phone, in pixels. */
export const smallPhone = { width: 360, height: 740 };
/** How long scripts and transitions may take to adapt a page to another width, in milliseconds. */
const adapting = 500;

/**
 * A page that is wider than a phone has to be pushed to and fro to be read.
 * @param isHome it has parts of all sections, so that only what the section's slots add counts
 */
export async function phoneProblems(
  page: Page,
  { slots, isHome }: { slots: readonly string[]; isHome: boolean },
): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(smallPhone);
  const measure = () => page.evaluate(widths, isHome ? [...slots] : []);
  let [width, without] = await measure();
  if (width > smallPhone.width) {
    await page.waitForTimeout(adapting);
    [width, without] = await measure();
  }
  if (before) await page.setViewportSize(before);
  const isOwn = !isHome || without < width;
  return width > smallPhone.width && isOwn ? [`is ${width} pixels wide on a phone of ${smallPhone.width}`] : [];
}

/** The width of the page, and without the slots. Runs in the browser. */
async function widths(slots: string[]): Promise<[number, number]> {
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await drawn();
  const width = document.documentElement.scrollWidth;
  // The browser changes its own list in place.
  const before = [...document.adoptedStyleSheets];
  const hiding = new CSSStyleSheet();
  hiding.replaceSync(slots.map((slot) => `[data-slot="${slot}"] { display: none !important }`).join(' '));
  document.adoptedStyleSheets = [...before, hiding];
  await drawn();
  const without = document.documentElement.scrollWidth;
  document.adoptedStyleSheets = before;
  return [width, without];
}
