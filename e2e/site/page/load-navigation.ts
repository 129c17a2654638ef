import type { Page } from '@playwright/test';

/** Does what makes the page load its code for navigations, and waits until all of it is there: offline, half of a file would be lost. */
export async function loadNavigation(page: Page, act: () => Promise<void>): Promise<void> {
  const [answer] = await Promise.all([page.waitForResponse(/\/navigation\.js$/), act()]);
  await answer.finished();
}
