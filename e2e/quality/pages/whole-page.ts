import type { Page } from '@playwright/test';

/** Parts beyond the first screens come when they are scrolled to; in milliseconds. */
const wholePage = 60_000;

/** Goes past every part that a remote fills, so that all of its code comes and takes over; unfolds nothing. */
export async function showWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const waiting = [...document.querySelectorAll('[data-slot] > *')].find(
        (part) => !Object.keys(part).some((key) => key.startsWith('__react')),
      );
      waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !waiting;
    },
    undefined,
    { timeout: wholePage },
  );
}
