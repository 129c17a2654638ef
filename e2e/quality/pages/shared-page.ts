import type { Page } from '@playwright/test';
import { collectConsoleErrors, test } from '../../site/browser-test.ts';
import { giveTime } from '../../site/longer-page-timeouts.ts';

export interface SharedPage {
  page: Page;
  /** What the page asked of anybody but the site itself, since the test began. */
  foreignRequests: string[];
  /** Since the test began. */
  consoleErrors: string[];
}

/**
 * One tab for all tests of a group, so that styles and scripts come and are compiled once.
 * Movement is off: what fades in has no colours yet that could be judged.
 */
export function useSharedPage(): SharedPage {
  const shared = { foreignRequests: [], consoleErrors: [] } as unknown as SharedPage;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const site = process.env.OFGC_SITE ?? '';
    shared.page = await browser.newPage({ baseURL: site, reducedMotion: 'reduce' });
    await giveTime(shared.page);
    collectConsoleErrors(shared.page, shared.consoleErrors);
    shared.page.on('request', (request) => {
      const isForeign = !request.url().startsWith(`${site}/`) && !request.url().startsWith('data:');
      if (isForeign) shared.foreignRequests.push(request.url());
    });
  });
  test.beforeEach(() => {
    shared.foreignRequests.length = 0;
    shared.consoleErrors.length = 0;
  });
  test.afterAll(() => shared.page.close());
  return shared;
}
