import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { measurePage } from '../../bench/phone/measure-page.ts';
import { expect, test } from '../../site/page/browser-test.ts';

/**
 * The sizes reached, in bytes of brotli: the HTML of the first response, the file with the page's texts, and the scripts with the tables
 * of hashes that a page fetches. A greater size needs a reason; a smaller one lowers the number here.
 */
// Up to 110 bytes of HTML and texts are for the position at which a poster starts (decision 81).
// 70 bytes of the calendar's HTML are for rows that keep their width with large letters, and for a badge that covers a changed hour, too.
// 80 bytes of the frame's scripts are for a part that stays as the server rendered it: it is tried again on another page, and text typed
// in it is not overwritten.
// 30 bytes of the home page's HTML are for the years of its news.
// 20 and 30 bytes of the home page's and of the calendar's HTML are for numbers and keys of works that do not break over two lines.
// 15 bytes of the calendar's texts are for a month whose concerts are over, 21 for the earlier concerts below the past ones.
// 0.5 KB of the frame's scripts is for forms that keep what was typed when they are sent without a connection.
// 60 bytes of the frame's scripts are for overlays that are opened while a page is on its way, and for browsers without functions that the
// client calls.
// 30 bytes of the calendar's scripts are for the names of releases in them: hashes, of which each compresses differently.
// 12 bytes of the home page's texts are for choose-your-own subscriptions, whose price belongs to a number of concerts.
// 110 bytes of the calendar's scripts are for a month that replaces the time chosen before, for a refused last day that stays in the
// form, and for the components that are named with a part that does not hydrate.
// 100 bytes of the frame's scripts are for anchors and results in a window as low as that of a page at 400 %.
// 15 bytes of the concert's texts are for its state in the title.
// 60 bytes of the calendar's are for tables of hashes: other hashes, as after a change of the consent form's styles, compress less well.
// 300 bytes of the home page's HTML are for the orchestra and its website in the structured data, and for directions to tonight's
// concert, of which 12 bytes of its texts are; 28 and 20 bytes of the home page's and of the concert's texts are for the names of the
// carousel's buttons.
// 150 bytes of all scripts are for the styles of a section that was left, which are switched off until it is visited again (decision 18).
// 100 bytes of the home page's scripts are for navigations and steps in the history that overtake each other, and for a consent, a filter or a
// form that is changed before its answer has come.
// 20 bytes of the home page's scripts are for the waiting list of a sold-out next concert and for its own booklet; 60 of the concert's for a
// postponed date, and for what schools, an online and a cancelled concert say without tickets.
// 80 bytes of all scripts are for forms that a function answers before their part is hydrated, and for other hashes.
const budgets = [
  { page: '/', html: 17_800, words: 3_762, beforeFrame: 89_250, inAll: 121_140 },
  { page: '/conciertos-entradas/eventos', html: 18_560, words: 2_966, beforeFrame: 89_250, inAll: 122_330 },
  // The page's script has the code of the rings that play a theme; the controls and the sound are loaded with the first press.
  { page: '/conciertos-entradas/eventos/organo/43', html: 18_950, words: 3_385, beforeFrame: 89_150, inAll: 122_230 },
];

/** Builds have the same bytes everywhere; the slack allows for small changes of texts. */
const slack = 1.003;
/** The HTML also has the content, to which editors add concerts, articles and alerts: only growth beyond that is a fault of code. */
const contentSlack = 1.15;

for (const { page, html, words, beforeFrame, inAll } of budgets) {
  test(`${page}: HTML, texts and scripts stay within their budgets, and the frame needs two steps`, async ({
    baseURL,
    browser,
  }) => {
    const figures = await measurePage(browser, `${baseURL}${page}`);
    expect(figures.html).toBeGreaterThan(10_000);
    expect(figures.html).toBeLessThanOrEqual(html * contentSlack);
    expect(figures.words).toBeGreaterThan(1_000);
    expect(figures.words).toBeLessThanOrEqual(words * slack);
    expect(figures.steps).toBe(2);
    expect(figures.beforeHydration).toBeGreaterThan(80_000);
    expect(figures.beforeHydration).toBeLessThanOrEqual(beforeFrame * slack);
    expect(figures.inAll).toBeLessThanOrEqual(inAll * slack);
  });
}

/** The size of a page's HTML as it is sent to a browser; `fetch` would decompress it. */
async function sentBytes(url: string): Promise<number> {
  const [answer] = (await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response')) as [IncomingMessage];
  expect(answer.headers['content-encoding']).toBe('br');
  return (await buffer(answer)).length;
}

test('visit page: the HTML of the page with the most text is within 23 KB', async ({ baseURL }) => {
  const html = await sentBytes(`${baseURL}/conciertos-entradas/planifica-visita`);
  expect(html).toBeGreaterThan(10_000);
  expect(html).toBeLessThanOrEqual(20_000 * contentSlack);
});
