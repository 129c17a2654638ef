import type { Page } from '@playwright/test';

/** The timeout for hydrating all slots, which load when they are scrolled to, in milliseconds. */
const wholePage = 60_000;

/** Scrolls past every slot, so that all its code is loaded and hydrates; unfolds nothing. */
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
