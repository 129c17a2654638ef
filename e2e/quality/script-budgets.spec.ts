import { chromium } from '@playwright/test';
import { measurePage } from '../bench/measure-page.ts';
import { chromiumFlags, findChromium } from '../site/find-chromium.ts';
import { expect, test } from '../site/browser-test.ts';

/** What was reached, in bytes of brotli, and one percent: more needs a reason, less lowers the number here. */
const budgets = [
  { page: '/', beforeHydration: 143_500, inAll: 182_200 },
  // Small posters in its rows on a phone, error views that can be tried again: 0.3 KB more.
  { page: '/conciertos-entradas/eventos', beforeHydration: 168_700, inAll: 187_500 },
  // The form of the waiting list, what is related and melodies: 3 KB more than the concert alone.
  { page: '/conciertos-entradas/eventos/organo/43', beforeHydration: 172_500, inAll: 190_500 },
];

for (const { page, beforeHydration, inAll } of budgets) {
  test(`${page} fetches no more scripts than it did, in two steps`, async ({ baseURL }) => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    const figures = await measurePage(browser, `${baseURL}${page}`);
    await browser.close();
    expect(figures.steps).toBe(2);
    expect(figures.beforeHydration).toBeGreaterThan(100_000);
    expect(figures.beforeHydration).toBeLessThanOrEqual(beforeHydration);
    expect(figures.inAll).toBeLessThanOrEqual(inAll);
  });
}
