import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../site/find-chromium.ts';
import type { Fault } from './fault-table.ts';
import type { Stage, StagedRemote } from './stage.ts';

/** In milliseconds. */
const pageTimeout = 60_000;
/** Of a page's own text, in letters: a sign-in has no more. */
const leastText = 60;

/** One Chromium for all rows; another one where it was ended from outside. */
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
 * What visitors of a browser see while a fault is there: a page of another section lives, without a word in the console; the culprit's
 * page has its heading and its text.
 * @throws where that is not so
 */
export async function lookInBrowser(
  browser: BrowserOfFaults,
  fault: Fault,
  stage: Stage,
  remote: StagedRemote,
): Promise<void> {
  const context = await (await browser.get()).newContext({ serviceWorkers: 'block' });
  context.setDefaultTimeout(pageTimeout);
  try {
    const [other = '/'] = stage.pagesOfOthers(remote.name);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(stage.site.url + other, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    if (complaints.length > 0) throw new Error(`${other} complains in the browser: ${complaints.join('; ')}`);

    if ('scripts' in fault) await page.route(new RegExp(`/assets/${remote.name}/.*\\.js$`), fault.scripts);
    await page.goto(stage.site.url + remote.page, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydration').length > 0);
    if (fault.comes === 'page of the server') await page.waitForTimeout(500);
    else await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    await expectText(page, remote.page);
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
