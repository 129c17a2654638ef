import type { Page } from '@playwright/test';

/** Waits for a page's address, not for its document. @param timeout in milliseconds @returns whether the address came in that time */
export function waitForUrl(page: Page, isThere: (address: URL) => boolean, timeout: number): Promise<boolean> {
  return page.waitForURL(isThere, { timeout, waitUntil: 'commit' }).then(
    () => true,
    () => false,
  );
}
