import type { Page } from '@playwright/test';
import { expect } from '../../site/page/browser-test.ts';

export const narrowPhone = { width: 320, height: 640 };

/**
 * Sets the window to the narrowest phone, and fails softly where the page scrolls sideways there.
 * @param path the page's, for the message
 */
export async function expectToFitPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrowPhone);
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return [];
    const stickingOut = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return stickingOut.map((element) => element.outerHTML.slice(0, 120)).slice(0, 5);
  });
  expect.soft(tooWide, `${path}: what does not fit 320 px`).toEqual([]);
}
