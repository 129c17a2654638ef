import { measurePage } from '../../bench/measure-page.ts';
import { expect, test } from '../../site/browser-test.ts';

/** What was reached, in bytes of brotli: the HTML at the first answer, the file of the page's words, scripts, hashes of later files among it where a page fetches them: more needs a reason, less lowers the number here. */
// Up to 110 bytes of the first two are for where a poster starts (decision 81).
// 70 bytes of the calendar's HTML are for rows that keep their width with large letters, and for a badge that is true of a new hour, too.
// 80 bytes of the frame's are for a part that stays as the server drew it: on another page it is tried anew, and what is typed in it is not drawn over.
// 0.5 KB of the frame's is for forms that keep what was typed when they are pressed on a cut line.
const budgets = [
  { page: '/', html: 17_450, words: 3_710, beforeFrame: 89_090, inAll: 120_630 },
  { page: '/conciertos-entradas/eventos', html: 18_530, words: 2_930, beforeFrame: 89_090, inAll: 121_750 },
  // Rings to press: their code is a part of the page's; the controls of a theme and its sound come with the first press.
  { page: '/conciertos-entradas/eventos/organo/43', html: 18_950, words: 3_350, beforeFrame: 89_090, inAll: 121_770 },
];

/** A build is the same bytes everywhere; this is for a word here and there. */
const slack = 1.003;

for (const { page, html, words, beforeFrame, inAll } of budgets) {
  test(`${page} brings no more HTML and scripts than it did, the frame's in two steps, the page's in one more`, async ({
    baseURL,
    browser,
  }) => {
    const figures = await measurePage(browser, `${baseURL}${page}`);
    expect(figures.html).toBeGreaterThan(10_000);
    expect(figures.html).toBeLessThanOrEqual(html * slack);
    expect(figures.words).toBeGreaterThan(1_000);
    expect(figures.words).toBeLessThanOrEqual(words * slack);
    expect(figures.steps).toBe(2);
    expect(figures.beforeHydration).toBeGreaterThan(80_000);
    expect(figures.beforeHydration).toBeLessThanOrEqual(beforeFrame * slack);
    expect(figures.inAll).toBeLessThanOrEqual(inAll * slack);
  });
}

test('the page with the most words on it, five halls, is within 20 KB at the first answer', async ({
  baseURL,
  browser,
}) => {
  const { html } = await measurePage(browser, `${baseURL}/conciertos-entradas/planifica-visita`);
  expect(html).toBeGreaterThan(10_000);
  expect(html).toBeLessThanOrEqual(20_000);
});
