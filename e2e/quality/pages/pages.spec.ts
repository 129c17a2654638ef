import type { Page } from '@playwright/test';
import { expect, open, test } from '../../site/page/browser-test.ts';
import { findViolations } from '../accessibility/axe.ts';
import { expectToFitPhone } from '../layout/sideways-scrolling.ts';
import { filteredPages } from './filtered-pages.ts';
import { inTurn, languages, pageTypes, textPages } from './routes.ts';
import { useSharedPage } from './shared-page.ts';
import { showWhole } from './whole-page.ts';

const desktop = { width: 1280, height: 720 };

/** axe checks every third page, because pages share their parts; in `test:full` all pages. */
const axeEvery = process.env.OFGC_FULL ? 1 : 3;

for (const language of languages) {
  test.describe(`pages in ${language}`, () => {
    const shared = useSharedPage();

    for (const [place, { page: name, [language]: path }] of inTurn(pageTypes, language).entries()) {
      const isAsked = place % axeEvery === 0;
      test(`${name}: has no console error and no third-party request, ${isAsked ? 'passes axe ' : ''}and fits a narrow phone`, async () => {
        const { page, thirdPartyRequests, consoleErrors } = shared;
        await openWhole(page, path);
        if (isAsked) expect.soft(await findViolations(page), 'what axe finds').toEqual([]);
        await expectToFitPhone(page, path);
        expect.soft(thirdPartyRequests, 'asked of other sites').toEqual([]);
        expect.soft(consoleErrors, 'errors in the console').toEqual([]);
      });
    }

    test('text pages: have no console error and no third-party request, and fit a narrow phone', async () => {
      const { page, thirdPartyRequests, consoleErrors } = shared;
      for (const { [language]: path } of inTurn(textPages, language)) {
        await openWhole(page, path);
        await expectToFitPhone(page, path);
      }
      expect.soft(thirdPartyRequests, 'asked of other sites').toEqual([]);
      expect.soft(consoleErrors, 'errors in the console').toEqual([]);
    });

    for (const path of inTurn(filteredPages[language], language)) {
      test(`${path}: passes axe and has no console error`, async () => {
        const { page, consoleErrors } = shared;
        await page.goto(path);
        const subscribe = page.getByText(/^(Suscribirse al calendario|Subscribe to calendar)$/);
        if (await subscribe.count()) await subscribe.click();
        expect(await findViolations(page)).toEqual([]);
        // The page itself may have the status 400, because some filters are invalid.
        expect(consoleErrors.filter((error) => !/status of 400/.test(error))).toEqual([]);
      });
    }
  });
}

/** Opens a page and scrolls past every slot, so that all its code is loaded and hydrates. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await open(page, path);
  await showWhole(page);
}
