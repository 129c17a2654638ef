import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../site/page/find-chromium.ts';
import type { FaultRow } from './fault-table.ts';
import type { SiteFixture, FixtureRemote } from './site-fixture.ts';

/** The timeout of each action of a page, in milliseconds. */
const pageTimeout = 60_000;
/** The least number of characters in a page's main part: a sign-in page has no more. */
const leastText = 60;

/** One Chromium for all rows of the matrix, started again if it has ended. */
export class BrowserOfFaults {
  #browser: Browser | undefined;

  async get(): Promise<Browser> {
    if (!this.#browser?.isConnected())
      this.#browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    return this.#browser;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }
}

/**
 * Checks in a browser, while a fault is there, that a page of another section hydrates without errors in the console, and that the
 * page of the broken remote has its heading and its text.
 * @throws where a check fails
 */
export async function lookInBrowser(
  browser: BrowserOfFaults,
  fault: FaultRow,
  fixture: SiteFixture,
  remote: FixtureRemote,
): Promise<void> {
  const context = await (await browser.get()).newContext({ serviceWorkers: 'block' });
  context.setDefaultTimeout(pageTimeout);
  try {
    const [other = '/'] = fixture.pagesOfOthers(remote.name);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(fixture.site.url + other, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    if (complaints.length > 0) throw new Error(`${other} complains in the browser: ${complaints.join('; ')}`);

    if ('scripts' in fault) await page.route(new RegExp(`/assets/${remote.name}/.*\\.js$`), fault.scripts);
    await page.goto(fixture.site.url + remote.page, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydration').length > 0);
    if (fault.outcome === 'page of the server') await page.waitForTimeout(500);
    else await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    await expectText(page, remote.page);
    if ('scripts' in fault && (await page.evaluate(() => performance.getEntriesByName('hydrated:page').length)) > 0)
      throw new Error(`${remote.page} hydrated although its scripts were held back`);
  } finally {
    await context.close().catch(() => {});
  }
}

async function expectText(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.first().waitFor();
  if ((await heading.count()) !== 1)
    throw new Error(`${path} has ${await heading.count()} headings of the first level`);
  const text = (await page.getByRole('main').textContent()) ?? '';
  if (text.trim().length < leastText) throw new Error(`${path} has next to no text: ${text.trim().slice(0, 100)}`);
}
