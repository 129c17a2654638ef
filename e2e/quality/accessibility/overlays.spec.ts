import type { Page } from '@playwright/test';
import { expect, full, hydratedPart, open, test } from '../../site/page/browser-test.ts';
import { findViolations } from './axe.ts';
import { overlayNames } from './overlay-names.ts';
import { useSharedPage } from '../pages/shared-page.ts';

/** Only `test:full` checks both languages, because the overlays have the same parts in both. */
const languages = process.env.OFGC_FULL ? [overlayNames.es, overlayNames.en] : [overlayNames.es];

/** Rules that do not apply: the page behind the menu is inert, so axe finds neither its main part nor its heading. */
const behindMenu = ['landmark-one-main', 'page-has-heading-one'];

const bar = (page: Page) => page.getByRole('banner');

for (const { home, menu, menuPanel, search, searchPanel, quickView, newsletter } of languages) {
  test.describe(`overlays on ${home}`, () => {
    const shared = useSharedPage();
    test.beforeAll(() => open(shared.page, home));

    test('axe finds no violation in the open menu', async () => {
      const { page } = shared;
      await bar(page).getByRole('button', { name: menu }).click();
      await expect(page.getByRole('navigation', { name: menuPanel })).toBeVisible();
      expect(await findViolations(page, behindMenu)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    test('axe finds no violation in the open search with suggestions', full, async () => {
      const { page } = shared;
      await bar(page).getByRole('button', { name: search }).click();
      const panel = page.getByRole('dialog', { name: searchPanel });
      await panel.getByRole('textbox').fill('sibelius');
      await expect(panel.getByRole('link', { name: /Sibelius/ }).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    test('axe finds no violation in the quick view of a concert', async () => {
      const { page } = shared;
      const link = page.getByRole('link', { name: quickView }).first();
      await hydratedPart(link);
      await link.click();
      await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    test('axe finds no violation in the newsletter form with errors', full, async () => {
      const { page } = shared;
      await page.getByRole('button', { name: newsletter }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
