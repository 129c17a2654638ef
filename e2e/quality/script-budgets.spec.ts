import { measurePage } from '../bench/measure-page.ts';
import { expect, test } from '../site/browser-test.ts';

/**
 * What was reached, in bytes of brotli: more needs a reason, less lowers the number here. Of these, hashes of the files that come
 * later, which do not compress: 2.4 KB in the shell's entry, 0.5 KB in each section's (docs/decisions/0038).
 */
const budgets = [
  { page: '/', beforeFrame: 93_869, inAll: 131_616 },
  { page: '/conciertos-entradas/eventos', beforeFrame: 93_869, inAll: 135_981 },
  // Rings to press and the controls of a theme: 2.4 KB; the sound itself comes with the first press.
  { page: '/conciertos-entradas/eventos/organo/43', beforeFrame: 93_869, inAll: 141_676 },
];

/** A build is the same bytes everywhere; this is for a word here and there. */
const slack = 1.003;

for (const { page, beforeFrame, inAll } of budgets) {
  test(`${page} fetches no more scripts than it did, the frame's in two steps, the page's in one more`, async ({
    baseURL,
    browser,
  }) => {
    const figures = await measurePage(browser, `${baseURL}${page}`);
    expect(figures.steps).toBe(2);
    expect(figures.beforeHydration).toBeGreaterThan(80_000);
    expect(figures.beforeHydration).toBeLessThanOrEqual(beforeFrame * slack);
    expect(figures.inAll).toBeLessThanOrEqual(inAll * slack);
  });
}
