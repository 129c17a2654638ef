import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serviceNames } from '../../shared/src/foreign-services/services.ts';
import { choiceCookie, writeChoice } from '../../shared/src/foreign-services/choice.ts';
import { isSecluded } from '../../shared/src/routes/secluded.ts';
import { openSlowPhone } from '../bench/slow-phone.ts';
import { expect, giveTime, hydrated, open, test } from '../site/browser-test.ts';
import { foreignRequests, useSiteWithServices } from '../site/site-with-services.ts';
import { languages, pages, pageTypes, unknownPages } from './routes.ts';
import { showWhole } from './whole-page.ts';

// Every page in both languages on a site with services of others set up, before an answer, after a rejection and after consent.
// What the form itself does is in `journeys/shell/consent.spec.ts`.
const used = useSiteWithServices();

const addresses = [
  ...new Set([...pages, ...unknownPages].flatMap((one) => languages.map((language) => one[language]))),
];
/** All of them on a machine that stalls, in milliseconds. */
const allPages = 1_800_000;
/** Side by side: while one waits, another works. */
const tabs = 4;

/** Visits all addresses in several tabs. @returns what was wrong, by address */
async function inTabs<One>(
  list: readonly One[],
  openTab: () => Promise<(one: One) => Promise<string[]>>,
): Promise<string[]> {
  const waiting = list.values();
  const visits = Array.from({ length: tabs }, async () => {
    const visit = await openTab();
    const wrong: string[] = [];
    // Each takes the next that nobody has taken.
    for (const one of waiting) wrong.push(...(await visit(one)));
    return wrong;
  });
  return (await Promise.all(visits)).flat();
}

/** A visitor who has answered. @param allowed the services; undefined where there is no answer yet */
async function visitor(browser: Browser, allowed?: readonly string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const value = allowed && writeChoice(serviceNames, new Set(allowed), new Date());
  if (value) await context.addCookies([{ name: choiceCookie, value, url: used.site.url }]);
  return context;
}

/** A tab of theirs that goes to addresses of the site, and tells what else is asked for there. */
async function tab(context: BrowserContext): Promise<{ page: Page; asked: string[] }> {
  const page = await context.newPage();
  await giveTime(page);
  return { page, asked: foreignRequests(page, used.site) };
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
    const wrong = await inTabs(addresses, async () => {
      const { page, asked } = await tab(context);
      return async (path) => {
        await open(page, used.site.url + path);
        await showWhole(page);
        const faults = asked.splice(0).map((url) => `${path} asks for ${url}`);
        // Who has answered is not asked again; beside what is one person's nobody is asked at all.
        const expected = allowed || isSecluded(path) ? 0 : 1;
        if ((await isAsking(page)) !== expected) faults.push(`${path}: the question, or none`);
        const kept = await page.evaluate(
          () => `${document.cookie.replace(/ofgc_consent=[^;]*/, '')} ${localStorage.length}`,
        );
        if (kept.replace(/(?:i18n_redirected|locale)=\w+/, '').trim() !== '0') faults.push(`${path} keeps ${kept}`);
        return faults;
      };
    });
    expect(wrong).toEqual([]);
    expect(used.services.asked).toEqual([]);
    await context.close();
  });

test('after consent both services run once on every page, and on none that is one person’s', async ({ browser }) => {
  test.setTimeout(allPages);
  const context = await visitor(browser, serviceNames);
  const wrong = await inTabs(addresses, async () => {
    const { page, asked } = await tab(context);
    return async (path) => {
      await open(page, used.site.url + path);
      const expected = isSecluded(path) ? '0,0' : '1,1';
      await expect.poll(async () => String(await ran(page)), path).toBe(expected);
      const views = await page.evaluate(
        () =>
          (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event === 'virtualPageView')
            .length ?? 0,
      );
      const others = asked.splice(0).filter((url) => !url.startsWith(used.services.origin));
      return [
        ...others.map((url) => `${path} asks for ${url}`),
        // A document is told by the tag manager itself; a virtual view is that of a change of the route.
        ...(views === 0 ? [] : [`${path}: ${views} virtual views`]),
      ];
    };
  });
  expect(wrong).toEqual([]);
  await context.close();
});

for (const width of [360, 1440])
  test(`on a slow device of ${width} px no kind of page moves by more than 0.01 of its height when the question comes`, async ({
    browser,
  }) => {
    test.setTimeout(allPages);
    const asking = pageTypes.map((one, place) => one[languages[place % 2] ?? 'es']).filter((path) => !isSecluded(path));
    const moving = await inTabs(asking, () =>
      Promise.resolve(async (path) => {
        const shift = await shiftOf(browser, path, width);
        return shift > 0.01 ? [`${path} moves by ${shift}`] : [];
      }),
    );
    expect(moving).toEqual([]);
  });

/** Nothing is on the device yet: fonts and styles come late, too. @returns the sum of what the page moved */
async function shiftOf(browser: Browser, path: string, width: number): Promise<number> {
  const page = await openSlowPhone(browser);
  await page.setViewportSize({ width, height: 780 });
  await giveTime(page);
  await page.addInitScript(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(used.site.url + path, { waitUntil: 'load' });
  await hydrated(page);
  await expect.poll(() => isAsking(page), path).toBe(1);
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts = [] } = window as { shifts?: number[] };
    return shifts.reduce((sum, one) => sum + one, 0);
  });
  await page.close();
  return shift;
}
