import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { giveTime } from './longer-page-timeouts.ts';

export interface Visit {
  /** Whether the site may wait longer for its own code and data than it lets visitors wait; only a test of those deadlines does without. */
  isPatient: boolean;
  /** Errors and warnings of the console, errors of the page, failed requests. */
  consoleErrors: string[];
}

/** A page whose errors are collected; a test that expects some asserts or empties them itself. */
export const test = base.extend<Visit>({
  isPatient: [true, { option: true }],
  page: async ({ page, isPatient }, use) => {
    if (isPatient) await giveTime(page);
    await use(page);
  },
  baseURL: async ({}, use) => use(process.env.OFGC_SITE),
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    collectConsoleErrors(page, consoleErrors);
    await use(consoleErrors);
  },
});

export { expect };

/** `test('…', full, …)`: a variant of a journey beside it, or what unit tests hold as well; runs in `test:full`. */
export const full = { tag: '@full' } as const;

/** Also for pages of a context of one's own. */
export function collectConsoleErrors(page: Page, consoleErrors: string[]): void {
  page.on('console', (message) => {
    // Said in the place of a service worker, which only the journeys about it have.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      consoleErrors.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/** Opens a page and waits until React has hydrated it, the frame and the page's own part. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the page’s own part answers what a visitor does: once a document, so that a navigation within it is not
 * waited for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
}

/** Brings a part of the page into view that is hydrated only then (slots), and waits until it is. */
export async function hydratedPart(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

/** Rows of a table of tests that only `test:full` runs. */
export function inFull<Row>(...rows: readonly Row[]): readonly Row[] {
  return process.env.OFGC_FULL ? rows : [];
}
