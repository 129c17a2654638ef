import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serviceNames } from '../../shared/src/foreign-services/services.ts';
import { choiceCookie, writeChoice } from '../../shared/src/foreign-services/choice.ts';
import { isSecluded } from '../../shared/src/routes/secluded.ts';
import { openSlowPhone } from '../bench/slow-phone.ts';
import { expect, giveTime, hydrated, open, test } from '../site/browser-test.ts';
import { type ForeignServices, startForeignServices } from '../site/foreign-services.ts';
import type { Site } from '../site/site-process.ts';
import { startSite } from '../site/start-site.ts';
import { languages, pages, pageTypes, unknownPages } from './routes.ts';
import { showWhole } from './whole-page.ts';

// Every page in both languages on a site with services of others set up, before an answer, after a rejection and after consent.
// What the form itself does is in `journeys/shell/consent.spec.ts`.
test.describe.configure({ mode: 'default' });

const addresses = [
  ...new Set([...pages, ...unknownPages].flatMap((one) => languages.map((language) => one[language]))),
];
/** All of them on a machine that stalls, in milliseconds. */
const allPages = 1_800_000;

let services: ForeignServices;
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  services = await startForeignServices();
  site = await startSite({ env: services.env });
});
test.afterAll(async () => {
  await site?.stop();
  await services?.stop();
});
test.beforeEach(() => {
  services.asked.length = 0;
});

/** A visitor who has answered. @param allowed the services; undefined where there is no answer yet */
async function visitor(browser: Browser, allowed?: readonly string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const value = allowed && writeChoice(serviceNames, new Set(allowed), new Date());
  if (value) await context.addCookies([{ name: choiceCookie, value, url: site.url }]);
  return context;
}

/** What a page asks of anybody but the site, by address of the page. */
function listen(page: Page): { path: string; asked: string[] } {
  const heard = { path: '', asked: [] as string[] };
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) heard.asked.push(`${heard.path}: ${url}`);
  });
  return heard;
}

const isAsking = (page: Page) => page.locator('#consentimiento[data-asking]').count();
const ran = (page: Page) =>
  page.evaluate(() => {
    const { tagManagerRuns = 0, mapsRuns = 0 } = window as { tagManagerRuns?: number; mapsRuns?: number };
    return [tagManagerRuns, mapsRuns];
  });

for (const [state, allowed] of [
  ['before an answer', undefined],
  ['after a rejection', []],
] as const)
  test(`${state} no page, whole and scrolled to its end, asks anything of anybody else or keeps anything`, async ({
    browser,
  }) => {
    test.setTimeout(allPages);
    const context = await visitor(browser, allowed);
    const page = await context.newPage();
    await giveTime(page);
    const heard = listen(page);
    const wrong: string[] = [];
    for (const path of addresses) {
      heard.path = path;
      await open(page, site.url + path);
      await showWhole(page);
      // Who has answered is not asked again; beside what is one person's nobody is asked at all.
      const expected = allowed || isSecluded(path) ? 0 : 1;
      if ((await isAsking(page)) !== expected) wrong.push(`${path}: asks, or does not`);
      const kept = await page.evaluate(
        () => `${document.cookie.replace(/ofgc_consent=[^;]*/, '')} ${localStorage.length}`,
      );
      if (kept.replace(/(?:i18n_redirected|locale)=\w+/, '').trim() !== '0') wrong.push(`${path}: keeps ${kept}`);
    }
    expect(heard.asked).toEqual([]);
    expect(services.asked).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

test('after consent both services run once on every page, and on none that is one person’s', async ({ browser }) => {
  test.setTimeout(allPages);
  const context = await visitor(browser, serviceNames);
  const page = await context.newPage();
  await giveTime(page);
  const heard = listen(page);
  const wrong: string[] = [];
  for (const path of addresses) {
    heard.path = path;
    await open(page, site.url + path);
    const expected = isSecluded(path) ? '0,0' : '1,1';
    await expect.poll(async () => String(await ran(page)), path).toBe(expected);
    const views = await page.evaluate(
      () =>
        (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event === 'virtualPageView')
          .length,
    );
    // A document is told by the tag manager itself; a virtual view is that of a change of the route.
    if ((views ?? 0) !== 0) wrong.push(`${path}: ${views} virtual views`);
  }
  expect(heard.asked.filter((one) => !one.includes(services.origin))).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});

for (const width of [360, 1440])
  for (const [place, { page: name, [languages[place % 2] ?? 'es']: path }] of pageTypes.entries())
    if (!isSecluded(path))
      test(`on a slow device of ${width} px ${name} (${path}) moves by 0.01 of its height at most when the question comes`, async ({
        browser,
      }) => {
        // Nothing is on the device yet: fonts and styles come late, too.
        const page = await openSlowPhone(browser);
        await page.setViewportSize({ width, height: 780 });
        await giveTime(page);
        await page.addInitScript(() => {
          const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
          new PerformanceObserver((list) =>
            shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(site.url + path, { waitUntil: 'load' });
        await hydrated(page);
        await expect.poll(() => isAsking(page)).toBe(1);
        const shift = await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { shifts = [] } = window as { shifts?: number[] };
          return shifts.reduce((sum, one) => sum + one, 0);
        });
        expect(shift).toBeLessThanOrEqual(0.01);
        await page.close();
      });
