import type { Page } from '@playwright/test';

/**
 * Whether a page has jumped to its top, so that the control that somebody uses is below the window; a second use has to do so again.
 * @param page in which the control has the focus @param useAgain uses it once more
 */
export async function hasJumped(page: Page, useAgain: () => Promise<unknown>): Promise<boolean> {
  const address = page.url();
  if (!(await page.evaluate(isLeftBelow))) return false;
  await page.evaluate(bringBack);
  await useAgain();
  return page.url() === address && (await page.evaluate(isLeftBelow));
}

/** Runs in the browser. */
function isLeftBelow(): boolean {
  const control = document.activeElement;
  if (!control || control === document.body || document.querySelector(':modal')) return false;
  return scrollY < 5 && control.getBoundingClientRect().top > innerHeight;
}

/** Runs in the browser. */
function bringBack(): void {
  document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
