import type { Page } from '@playwright/test';
import { expect, open, test } from '../../site/page/browser-test.ts';
import { findViolations } from '../accessibility/axe.ts';
import { expectToFitPhone, narrowPhone } from '../layout/sideways-scrolling.ts';
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
        await showAtBothWidths(page, path, isOnPhoneFirst(place, language), async () => {
          if (isAsked) expect.soft(await findViolations(page), 'what axe finds').toEqual([]);
        });
        expect.soft(thirdPartyRequests, 'asked of other sites').toEqual([]);
        expect.soft(consoleErrors, 'errors in the console').toEqual([]);
      });
    }

    test('text pages: have no console error and no third-party request, and fit a narrow phone', async () => {
      const { page, thirdPartyRequests, consoleErrors } = shared;
      for (const [place, { [language]: path }] of inTurn(textPages, language).entries())
        await showAtBothWidths(page, path, isOnPhoneFirst(place, language));
      expect.soft(thirdPartyRequests, 'asked of other sites').toEqual([]);
      expect.soft(consoleErrors, 'errors in the console').toEqual([]);
    });

    for (const path of inTurn(filteredPages[language], language)) {
      test(`${path}: passes axe and has no console error`, async () => {
        const { page, consoleErrors } = shared;
        await page.setViewportSize(narrowPhone);
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

/**
 * Whether a page is loaded on the phone and then widened, in place of the reverse: the window keeps its width from one page to the next,
 * because the page that is left would be laid out anew. In `test:full` each page is loaded at both widths, one in each language.
 */
function isOnPhoneFirst(place: number, language: (typeof languages)[number]): boolean {
  return (place % 2 === 1) === (language === 'es');
}

/** Opens a page and scrolls past every slot, so that all its code is loaded and hydrates; it fits the phone. @param onDesktop a check there */
async function showAtBothWidths(
  page: Page,
  path: string,
  isPhoneFirst: boolean,
  onDesktop: () => Promise<void> = async () => {},
): Promise<void> {
  await page.setViewportSize(isPhoneFirst ? narrowPhone : desktop);
  await open(page, path);
  await showWhole(page);
  if (isPhoneFirst) {
    await expectToFitPhone(page, path);
    await page.setViewportSize(desktop);
  }
  await onDesktop();
  if (!isPhoneFirst) await expectToFitPhone(page, path);
}
