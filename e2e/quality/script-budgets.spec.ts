import { chromium } from '@playwright/test';
import { measurePage } from '../bench/measure-page.ts';
import { chromiumFlags, findChromium } from '../site/find-chromium.ts';
import { expect, test } from '../site/browser-test.ts';

/** What was reached, in bytes of brotli: more needs a reason, less lowers the number here. */
const budgets = [
  // Reports of parts that fail, and the newsletter made of the parts of every form: 1 KB in the shell's main chunk. The slot
  // of the first visit carries small parts of its own, because the bundler shares them in groups of 20 KB only: 1.5 KB.
  { page: '/', beforeHydration: 143_700, inAll: 183_900 },
  // Unknown filters are left out instead of refusing the page, one table of a month: 1.4 KB.
  { page: '/conciertos-entradas/eventos', beforeHydration: 171_100, inAll: 189_000 },
  // The form of the waiting list, what is related and melodies: 3 KB more than the concert alone.
  { page: '/conciertos-entradas/eventos/organo/43', beforeHydration: 174_300, inAll: 192_200 },
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
