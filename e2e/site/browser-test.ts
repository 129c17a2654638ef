import { expect, type Locator, type Page, test as base } from '@playwright/test';

interface Visit {
  /** Everything that a visitor's console would hold against us: errors, warnings, failed requests. */
  complaints: string[];
}

/** A page that collects complaints; a test that expects some empties or asserts them itself. */
export const test = base.extend<Visit>({
  baseURL: async ({}, use) => use(process.env.OFGC_SITE),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
});

export { expect };

/** Also for pages of a context of one's own. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));
}

/** Brings a part of the page into view that is hydrated only then (slots), and waits until React has taken it over. */
export async function takenOver(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
}
