import type { Page } from '@playwright/test';
import { expect, open, takenOver } from '../site/browser-test.ts';

/** Opens a page and goes past every part that another section fills, so that all of its code comes and takes over. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  for (const slot of await page.locator('[data-slot] > *').all()) await takenOver(slot);
}

/** Collects what the page asks of anybody but the site itself. */
export function foreignRequests(page: Page, site: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  return foreign;
}

/** Fails, without ending the test, where the page scrolls sideways on the narrowest phone. */
export async function expectToFitPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
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
