import type { Page } from '@playwright/test';
import { expect, hydratedPart, open, test } from '../../site/page/browser-test.ts';
import { type Checks, isDone, none, record } from './accessibility-record.ts';
import { overlayNames } from './overlay-names.ts';
import { checkState } from './check-page.ts';
import { useSharedPage } from '../pages/shared-page.ts';

// Overlays and parts that appear in a page, in both languages: each is opened anew at each width, and checked like a page.
const widths = [360, 1440];

/** Pages whose form comes back with errors when it is sent empty. */
const forms = [
  '/sobre-ofgc/contacto',
  '/canal-denuncias/informar',
  '/canal-denuncias/seguimiento',
  '/educacion-comunidad/area-de-centros/alta',
  '/educacion-comunidad/area-de-centros/entrar',
  '/oficina/entrar',
];

for (const [language, own] of Object.entries(overlayNames)) {
  const prefix = language === 'es' ? '' : '/en';
  test.describe(`overlays and forms in ${language}`, () => {
    const shared = useSharedPage();
    const bar = (page: Page) => page.getByRole('banner');

    /** Checks one state of a page. @param show brings about the state on a newly opened page */
    function state(name: string, path: string, show: (page: Page) => Promise<void>, without: string[] = []): void {
      test(`${name}: passes the accessibility checks at every width and in forced colours`, async () => {
        test.setTimeout(180_000);
        const key = `${path}#${name.replaceAll(' ', '-')}`;
        test.skip(await isDone(key), 'found in order by a run before');
        const { page } = shared;
        const found: Checks = none();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await open(page, path);
          await show(page);
          await checkState(page, found, without);
        }
        await record(key, found);
        expect(found).toEqual(none());
      });
    }

    state(
      'the open menu',
      own.home,
      async (page) => {
        await bar(page).getByRole('button', { name: own.menu }).click();
        await expect(page.getByRole('navigation', { name: own.menuPanel })).toBeVisible();
      },
      // The page behind the menu is inert, so axe finds neither its main part nor its heading.
      ['landmark-one-main', 'page-has-heading-one'],
    );

    state('the search with suggestions', own.home, async (page) => {
      await bar(page).getByRole('button', { name: own.search }).click();
      const panel = page.getByRole('dialog', { name: own.searchPanel });
      await panel.getByRole('textbox').fill('sibelius');
      await expect(panel.getByRole('link', { name: /Sibelius/ }).first()).toBeVisible();
    });

    state('a quick view', own.home, async (page) => {
      const link = page.getByRole('link', { name: own.quickView }).first();
      await hydratedPart(link);
      await link.click();
      await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    });

    state('a message over the page', own.home, async (page) => {
      const form = page.locator('form[name=newsletter], form:has([name=conditions])').first();
      await form.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await form.locator('[name=name]').fill('Ana');
      await form.locator('[name=lastname]').fill('Díaz');
      await form.locator('[name=email]').fill('ana@example.org');
      await form.locator('[name=conditions]').check();
      await form.getByRole('button', { name: own.newsletter }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    for (const path of forms)
      state(`the form of ${path} with its errors`, prefix + path, async (page) => {
        await page
          .locator('main form')
          .first()
          .evaluate((element: HTMLFormElement) => {
            element.noValidate = true;
            element.requestSubmit();
          });
        await expect(
          page.locator('main [aria-invalid=true], main [role=alert], main [role=group]').first(),
        ).toBeVisible();
      });
  });
}
