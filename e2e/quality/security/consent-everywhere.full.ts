import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serviceNames } from '../../../shared/src/third-party/services.ts';
import { choiceCookie, writeChoice } from '../../../shared/src/third-party/choice.ts';
import { isWithoutThirdParties } from '../../../shared/src/third-party/pages-without-third-parties.ts';
import { openSlowPhone } from '../../bench/phone/slow-phone.ts';
import { expect, hydrated, open, test } from '../../site/page/browser-test.ts';
import { giveTime } from '../../site/process/longer-page-timeouts.ts';
import { thirdPartyRequests, useSiteWithServices } from '../../site/process/site-with-services.ts';
import { languages, pages, pageTypes, unknownPages } from '../pages/routes.ts';
import { hasPassed, keepPassed } from '../passed-checks.ts';
import { showWhole } from '../pages/whole-page.ts';

// Visits every page in both languages on a site with third-party services set up, before an answer, after a rejection and after consent.
// The consent form itself is tested in `journeys/shell/consent.spec.ts`.
const used = useSiteWithServices();

const addresses = [
  ...new Set([...pages, ...unknownPages].flatMap((one) => languages.map((language) => one[language]))),
];
/** The timeout for all pages on a machine that stalls, in milliseconds. */
const allPages = 1_800_000;
/** Tabs that visit pages at the same time, because tabs often wait. */
const tabs = 4;

/** Visits all addresses in several tabs. @returns the faults found */
async function inTabs<One>(
  list: readonly One[],
  openTab: () => Promise<(one: One) => Promise<string[]>>,
): Promise<string[]> {
  const waiting = list.values();
  const visits = Array.from({ length: tabs }, async () => {
    const visit = await openTab();
    const wrong: string[] = [];
    // The tabs share one iterator, so that each address is taken once.
    for (const one of waiting) wrong.push(...(await visit(one)));
    return wrong;
  });
  return (await Promise.all(visits)).flat();
}

/** The browser context of a visitor. @param allowed the services that the visitor allowed; undefined before an answer */
async function visitor(browser: Browser, allowed?: readonly string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const value = allowed && writeChoice(serviceNames, new Set(allowed), new Date());
  if (value) await context.addCookies([{ name: choiceCookie, value, url: used.site.url }]);
  return context;
}

/** Opens a tab that collects its requests to other hosts. */
async function tab(context: BrowserContext): Promise<{ page: Page; asked: string[] }> {
  const page = await context.newPage();
  await giveTime(page);
  return { page, asked: thirdPartyRequests(page, used.site) };
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
  test(`cookie consent, ${state}: no page sends a request to a third party or stores anything`, async ({ browser }) => {
    test.setTimeout(allPages);
    const context = await visitor(browser, allowed);
    const wrong = await inTabs(addresses, async () => {
      const { page, asked } = await tab(context);
      return async (path) => {
        await open(page, used.site.url + path);
        await showWhole(page);
        const faults = asked.splice(0).map((url) => `${path} asks for ${url}`);
        // The question appears only before an answer, and never on private pages.
        const expected = allowed || isWithoutThirdParties(path) ? 0 : 1;
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

test('cookie consent, given: both services run once on every page, and on no private page', async ({ browser }) => {
  test.setTimeout(allPages);
  const context = await visitor(browser, serviceNames);
  const wrong = await inTabs(addresses, async () => {
    const { page, asked } = await tab(context);
    return async (path) => {
      await open(page, used.site.url + path);
      const expected = isWithoutThirdParties(path) ? '0,0' : '1,1';
      await expect.poll(async () => String(await ran(page)), path).toBe(expected);
      const views = await page.evaluate(
        () =>
          (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event === 'virtualPageView')
            .length ?? 0,
      );
      const others = asked.splice(0).filter((url) => !url.startsWith(used.services.origin));
      return [
        ...others.map((url) => `${path} asks for ${url}`),
        // The tag manager counts a new document itself; virtual page views are only for navigations within a document.
        ...(views === 0 ? [] : [`${path}: ${views} virtual views`]),
      ];
    };
  });
  expect(wrong).toEqual([]);
  await context.close();
});

// One page at a time, because tabs side by side would slow each other down.
const asking = new Set(
  pageTypes.map((one, place) => one[languages[place % 2] ?? 'es']).filter((path) => !isWithoutThirdParties(path)),
);
for (const width of [360, 1440])
  for (const path of asking)
    test(`cookie consent on a slow device, ${path} at ${width} px: the panel shifts the layout by at most 0.01`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const name = `${width} ${path}`;
      test.skip(await hasPassed(name), 'found in order by a run before');
      const { shift, moved } = await shiftOf(browser, path, width);
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.01);
      await keepPassed(name);
    });

/** Measures the layout shift of a first visit, on which fonts and styles load late, too. @returns their sum, and what moved */
async function shiftOf(browser: Browser, path: string, width: number): Promise<{ shift: number; moved: string[] }> {
  const page = await openSlowPhone(browser);
  await page.setViewportSize({ width, height: 780 });
  await giveTime(page);
  await page.addInitScript(collectShifts);
  await page.goto(used.site.url + path, { waitUntil: 'load' });
  await hydrated(page);
  await expect.poll(() => isAsking(page), path).toBe(1);
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as { shifts?: Shift[] }).shifts ?? [];
  });
  await page.context().close();
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, parts }) => `${value.toFixed(4)}: ${parts.join(', ')}`),
  };
}

interface Shift {
  value: number;
  /** The elements that moved. */
  parts: string[];
}

/** Runs in the page. */
function collectShifts(): void {
  const shifts: Shift[] = ((window as { shifts?: Shift[] }).shifts = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
      shifts.push({ value, parts: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'a text') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
