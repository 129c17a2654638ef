import type { Page } from '@playwright/test';
import { splitLocale } from '@ofgc/shared/i18n';
import { firstLine } from '../visits/load-page.ts';
import { languagesPath } from '@ofgc/shared/routes/language.ts';
import { waitForUrl } from '../wait-for-url.ts';

/** How long a link of the header may take to leave the page, in milliseconds. */
const leaveTimeout = 20_000;

/** Leaves a page by a link of the bar, and returns to it. @returns why that was not possible */
export async function leaveAndReturn(page: Page): Promise<string[]> {
  const address = page.url();
  const { pathname } = new URL(address);
  const own = `${languagesPath}/${splitLocale(pathname).locale}`;
  const links = await page.locator('header a').filter({ visible: true }).all();
  for (const link of links.toReversed()) {
    const to = new URL((await link.getAttribute('href')) ?? '', address).pathname;
    // The choice of the page's own language leads back to the page.
    if (to === pathname || to === own) continue;
    const [failed] = await link.click({ timeout: leaveTimeout, noWaitAfter: true }).then(
      () => [],
      (error: unknown) => [firstLine(error)],
    );
    if (failed !== undefined) return [`lets nobody press the link of the bar to ${to}: ${failed}`];
    if (!(await waitForUrl(page, (url) => url.pathname !== pathname, leaveTimeout)))
      return [`keeps its visitors: a link of the bar does not lead to ${to}`];
    // A document that is still arriving may replace the entry to which the way back leads.
    await page.waitForLoadState('domcontentloaded', { timeout: leaveTimeout }).catch(() => {});
    await page.goBack({ timeout: leaveTimeout, waitUntil: 'commit' }).catch(() => null);
    return (await waitForUrl(page, ({ href }) => href === address, leaveTimeout))
      ? []
      : [`is not where the way back from ${to} leads`];
  }
  return [];
}
