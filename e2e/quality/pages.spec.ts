import type { Page } from '@playwright/test';
import { expect, open, test } from '../site/visit.ts';
import { inBothLanguages, pages } from './routes.ts';
import { scan } from './scan.ts';

// Movement is off: what fades in has no colours yet that could be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { page: name, language, path } of inBothLanguages(pages)) {
  test(`${name} opens without complaint, is accessible and fits a narrow phone (${language})`, async ({ page, complaints, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await open(page, path);
    await seeAll(page);
    expect.soft(await scan(page), 'what axe finds').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await tooWide(page), 'what does not fit 320 px').toEqual([]);
    expect.soft(foreign, 'asked of other sites').toEqual([]);
    expect.soft(complaints, 'the console’s complaints').toEqual([]);
  });
}

/** Goes past every part that another section fills, so that its code comes and takes over. */
async function seeAll(page: Page): Promise<void> {
  for (const slot of await page.locator('[data-slot]').all()) {
    await slot.scrollIntoViewIfNeeded();
    await expect(async () => expect(await slot.evaluate((element) => Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__react')))).toBe(true)).toPass({ timeout: 10_000 });
  }
  await page.waitForLoadState('networkidle');
}

/** Empty where the page does not scroll sideways; else what sticks out. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });
}
