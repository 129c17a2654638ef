import type { Page } from '@playwright/test';
import { smallPhone } from '../window-sizes.ts';

/** The widths of other screens, and of what a bar beside a page takes of it: what is as wide as the window is wider than the page. In pixels. */
const screens = [768, 1_024, 1_280, 1_920];
const scrollBar = 20;
/** How long scripts and transitions may take to adapt a page to another width, in milliseconds. */
const adapting = 500;

/**
 * A page that is wider than a phone, or than another screen, has to be pushed to and fro to be read.
 * @param isShared it has parts of all sections, so that only what the section's slots add counts
 */
export async function widthProblems(
  page: Page,
  { slots, isShared }: { slots: readonly string[]; isShared: boolean },
): Promise<string[]> {
  const before = page.viewportSize();
  const measure = () => page.evaluate(widths, isShared ? [...slots] : []);
  const problemAt = async (screen: { width: number; height: number }) => {
    const isPhone = screen === smallPhone;
    const most = screen.width + (isPhone ? 0 : scrollBar);
    await page.setViewportSize(screen);
    let [width, without] = await measure();
    if (width > most) {
      await page.waitForTimeout(adapting);
      [width, without] = await measure();
    }
    const isOwn = !isShared || without < width;
    if (width <= most || !isOwn) return [];
    return [`is ${width} pixels wide on a ${isPhone ? 'phone' : 'screen'} of ${screen.width}`];
  };
  const found: string[] = [];
  for (const screen of [
    smallPhone,
    ...screens.map((width) => ({ width, height: before?.height ?? smallPhone.height })),
  ])
    if (found.length === 0) found.push(...(await problemAt(screen)));
  if (before) await page.setViewportSize(before);
  return found;
}

/** The width of the page, and without the slots. Runs in the browser. */
async function widths(slots: string[]): Promise<[number, number]> {
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await drawn();
  const width = document.documentElement.scrollWidth;
  // Copied first, because the browser's list changes while it is read.
  const before = [...document.adoptedStyleSheets];
  const hiding = new CSSStyleSheet();
  hiding.replaceSync(slots.map((slot) => `[data-slot="${slot}"] { display: none !important }`).join(' '));
  document.adoptedStyleSheets = [...before, hiding];
  await drawn();
  const without = document.documentElement.scrollWidth;
  document.adoptedStyleSheets = before;
  return [width, without];
}
