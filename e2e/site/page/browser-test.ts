import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';
import { giveTime } from '../process/longer-page-timeouts.ts';
import { isHydratedElement } from './hydrated-element.ts';

export interface Visit {
  /** Whether the pages' deadlines for code and data are longer than for visitors; false only in tests of those deadlines. */
  isPatient: boolean;
  /** Errors and warnings of the console, errors of the page, failed requests. */
  consoleErrors: string[];
}

/** A test whose pages wait longer and collect their errors; a test that expects errors asserts or clears them itself. */
export const test = base.extend<Visit>({
  isPatient: [true, { option: true }],
  context: async ({ context, isPatient }, use) => {
    if (isPatient) await giveTime(context);
    await use(context);
  },
  baseURL: async ({}, use) => use(process.env.OFGC_SITE),
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    collectConsoleErrors(page, consoleErrors);
    await use(consoleErrors);
  },
});

export { expect };

/** `test('…', full, …)`: runs only in `test:full`: a variant of another journey, or something that unit tests check as well. */
export const full = { tag: '@full' } as const;

/** `test.use(withMotion)`: for tests about scrolling and other motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Another visitor, whose pages have as much time as the test's own. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await giveTime(context);
  return context;
}

/** The list of each page whose errors are collected. */
const errorsOf = new WeakMap<Page, string[]>();

/** Collects the errors of a page; exported for pages of another context. */
export function collectConsoleErrors(page: Page, consoleErrors: string[]): void {
  errorsOf.set(page, consoleErrors);
  page.on('console', (message) => {
    // Playwright's warning in all tests that block the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      consoleErrors.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/** The texts that replace a part of a page that was late or failed. */
const missingPart = ['Una parte de esta página no se ha podido cargar', 'A part of this page could not be loaded'];

/**
 * Opens a page and waits until React has hydrated it, the frame and the page's own part. A busy machine may miss the server's deadlines
 * for a page (503) or for a part of it, and a step back that an overlay began may bring the earlier page back; then the page is opened
 * again, and its console errors are forgotten. A page that leads anywhere else by itself fails at once. A page whose data or parts must be
 * missing is opened by `goto` and `hydrated`.
 * @returns the response of the document that is shown; null for an anchor of the page that is already open
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const errors = errorsOf.get(page) ?? [];
  const before = errors.length;
  const from = pathOf(page);
  let answer: Response | null = null;
  let [shown, asked] = ['', ''];
  await expect(async () => {
    errors.splice(before);
    answer = await page.goto(path);
    expect(answer?.status()).not.toBe(503);
    expect(await findMissingPart(page)).toBeNull();
    // Only the paths, because a page may change its own query and anchor.
    [shown, asked] = [pathOf(page), pathOf(answer ?? page)];
    if (shown !== asked) expect(shown).not.toBe(from);
  }).toPass({ timeout: 120_000 });
  expect(shown).toBe(asked);
  return answer;
}

const pathOf = (shown: Pick<Page, 'url'>) => new URL(shown.url()).pathname;

/**
 * Waits as `hydrated` does, and looks in the same call for a text that begins like that of a missing part.
 * @returns the name of the slot, or `page` where it is in none; null where no part is missing
 */
async function findMissingPart(page: Page): Promise<string | null> {
  const answer = await page.waitForFunction((beginnings) => {
    if (performance.getEntriesByName('hydrated:page').length === 0) return null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (beginnings.some((words) => texts.currentNode.nodeValue?.trimStart().startsWith(words)))
        return {
          missing: texts.currentNode.parentElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? 'page',
        };
    return { missing: null };
  }, missingPart);
  return (await answer.jsonValue())?.missing ?? null;
}

/**
 * Waits until the page’s own part is hydrated. The mark is set once in each document, so a navigation within it is not waited
 * for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
}

/** Scrolls to a part of the page that is hydrated only in view (a slot), and waits until it is hydrated. */
export async function hydratedPart(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.evaluate(isHydratedElement)).toBe(true);
}

/** Rows of a table of tests that only `test:full` runs. */
export function inFull<Row>(...rows: readonly Row[]): readonly Row[] {
  return process.env.OFGC_FULL ? rows : [];
}
