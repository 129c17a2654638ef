import type { Browser, Page } from '@playwright/test';
import type { PageState } from '../../composition/page-state.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { Release } from '../release.schema.ts';
import { hydrationTimeout } from '../../timeouts.ts';
import { scriptBudget } from './checks/size-limits.ts';
import { leftBehind } from './left-behind.ts';

/** What a page may move while it loads: cumulative layout shift. */
const shiftBudget = 0.05;

const homes = ['/', '/en'];

/** By Playwright, in the place of a service worker: a preview is not to be cached. */
const serviceWorkerMessage = 'Service Worker registration blocked by Playwright';

/** The addresses at which a release says that it has something to show: its own pages, and the home page with its slots. */
export function declaredPages({ warmUp, section }: Pick<Release, 'warmUp' | 'section'>): string[] {
  const examples = (section?.examples ?? []).flatMap(({ es, en }) => [es, en]);
  return [...new Set([...homes, ...warmUp, ...examples])];
}

/**
 * The gate's browser half: opens every declared page of a release by a link to its preview, and looks whether it is hydrated, says
 * nothing in the console, gets all that it asks for, stands still and keeps to its budget.
 * @param link to the preview @returns one sentence @throws what is wrong, a line each
 */
export async function checkInBrowser(browser: Browser, link: string, release: Release): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const pages = declaredPages(release);
  const problems: string[] = [];
  let [shift, scripts] = [0, 0];
  try {
    const page = await context.newPage();
    await page.goto(link);
    if (!(await isShown(page, release))) throw new Error(`${link} does not show ${release.name} ${release.version}.`);
    for (const path of pages) {
      const seen = await visit(page, new URL(path, link).href, release.name, homes.includes(path));
      shift = Math.max(shift, seen.shift);
      scripts = Math.max(scripts, seen.scripts);
      problems.push(...seen.problems.map((problem) => `${release.name} ${release.version}: ${path} ${problem}`));
    }
  } finally {
    await context.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${pages.length} pages hydrated in ${browser.browserType().name()} ${browser.version()}, none complained; they moved by ${shift.toFixed(3)} at most, the section's scripts weigh ${Math.round(scripts / 1024)} KB at most`;
}

async function isShown(page: Page, { name, version }: Release): Promise<boolean> {
  const state = await page.locator('#page-state').textContent();
  const { vector = {}, wholeVector: address } = JSON.parse(state ?? '{}') as Partial<PageState>;
  if (vector[name] || !address) return vector[name]?.version === version;
  const whole = await page.request.get(new URL(address, page.url()).href);
  return ((await whole.json()) as ReleaseVector)[name]?.version === version;
}

interface Seen {
  problems: string[];
  shift: number;
  scripts: number;
}

async function visit(page: Page, address: string, name: string, isHome: boolean): Promise<Seen> {
  const problems = new Set<string>();
  const complain = (words: string) => problems.add(words);
  const listeners = {
    console: (message: { type: () => string; text: () => string }) => {
      if (message.text() !== serviceWorkerMessage && ['error', 'warning'].includes(message.type()))
        complain(`says in the console: ${message.text()}`);
    },
    pageerror: (error: Error) => complain(`throws: ${error.message}`),
    requestfailed: (request: { url: () => string; failure: () => { errorText: string } | null }) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`does not get ${request.url()}`);
    },
  };
  page.on('console', listeners.console);
  page.on('pageerror', listeners.pageerror);
  page.on('requestfailed', listeners.requestfailed);
  try {
    const answer = await page.goto(address);
    if (!answer || answer.status() >= 400) complain(`answers ${answer?.status()}`);
    await page
      .waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0, undefined, {
        timeout: hydrationTimeout,
      })
      .catch(() => complain('is not hydrated'));
    for (const slot of await page.locator('[data-slot]').all()) await slot.scrollIntoViewIfNeeded().catch(() => {});
    await page.waitForLoadState('networkidle').catch(() => {});
    for (const problem of await leftBehind(page)) complain(problem);
    // The home page has parts of all sections; a page of its own may begin at its answer.
    if (isHome && (await page.locator(':focus').count()) > 0)
      complain('takes the focus from whoever reads the home page');
    const { shift, scripts } = await measure(page, name);
    if (shift > shiftBudget) complain(`moves by ${shift.toFixed(3)} while it loads; ${shiftBudget} is the most`);
    if (scripts > scriptBudget)
      complain(
        `fetches ${Math.round(scripts / 1024)} KB of the section's scripts; ${scriptBudget / 1024} KB is the most`,
      );
    return { problems: [...problems], shift, scripts };
  } finally {
    page.off('console', listeners.console);
    page.off('pageerror', listeners.pageerror);
    page.off('requestfailed', listeners.requestfailed);
  }
}

function measure(page: Page, name: string): Promise<{ shift: number; scripts: number }> {
  return page.evaluate(async (section) => {
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) sum += entry.value;
      });
      // Server code does not know what browsers measure.
      watch.observe({ type: 'layout-shift' as never, buffered: true });
      setTimeout(() => resolve(sum), 100);
    });
    const files = performance.getEntriesByType('resource') as unknown as { name: string; encodedBodySize: number }[];
    const own = files.filter((file) => file.name.includes(`/assets/${section}/`) && file.name.endsWith('.js'));
    return { shift, scripts: own.reduce((sum, file) => sum + file.encodedBodySize, 0) };
  }, name);
}
