import type { Page } from '@playwright/test';
import { collectConsoleErrors, test } from '../../site/page/browser-test.ts';
import { giveTime } from '../../site/process/longer-page-timeouts.ts';
import { siteUrl } from '../../site/process/shared-site.ts';

export interface SharedPage {
  page: Page;
  /** Requests of the page to other hosts than the site, since the test began. */
  thirdPartyRequests: string[];
  /** Console errors since the test began. */
  consoleErrors: string[];
}

/**
 * One tab for all tests of a group, so that styles and scripts are loaded and compiled once.
 * Reduced motion is on, because the colours of a part that fades in cannot be judged yet.
 */
export function useSharedPage(): SharedPage {
  const shared = { thirdPartyRequests: [], consoleErrors: [] } as unknown as SharedPage;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const site = siteUrl();
    shared.page = await browser.newPage({ baseURL: site, reducedMotion: 'reduce' });
    await giveTime(shared.page);
    collectConsoleErrors(shared.page, shared.consoleErrors);
    shared.page.on('request', (request) => {
      const isForeign = !request.url().startsWith(`${site}/`) && !request.url().startsWith('data:');
      if (isForeign) shared.thirdPartyRequests.push(request.url());
    });
  });
  test.beforeEach(() => {
    shared.thirdPartyRequests.length = 0;
    shared.consoleErrors.length = 0;
  });
  test.afterAll(() => shared.page.close());
  return shared;
}
