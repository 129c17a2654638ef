import type { Page } from '@playwright/test';
import { expect, full, open, test } from '../../site/page/browser-test.ts';
import { loadNavigation } from '../../site/page/load-navigation.ts';

/** Opens the calendar and waits until its frame is hydrated, while the script of the page itself is held back. */
async function openEarly(page: Page): Promise<{ letCodeCome: () => void }> {
  let letCodeCome = () => {};
  const code = new Promise<void>((resolve) => void (letCodeCome = resolve));
  await page.route(/\/concerts\.calendar\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/conciertos-entradas/eventos', { waitUntil: 'commit' });
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));
  await page.evaluate(() => void (document.documentElement.dataset.seen = 'yes'));
  return { letCodeCome };
}
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.seen === 'yes');

test('page whose code is late: the menu works and the content stays as rendered by the server', async ({
  page,
  consoleErrors,
}) => {
  const { letCodeCome } = await openEarly(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendario de conciertos');
  letCodeCome();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  expect(consoleErrors).toEqual([]);
});

test('link pressed before hydration: leads to its page in the same document', async ({ page }) => {
  const { letCodeCome } = await openEarly(page);
  await page.getByRole('main').getByRole('link', { name: 'Grieg y Sibelius', exact: true }).first().click();
  letCodeCome();
  await expect(page).toHaveURL(/\/grieg-y-sibelius\/36$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grieg y Sibelius');
  expect(await isSameDocument(page)).toBe(true);
});

for (const [when, isWritten, details] of [
  ['before anything was written', false, {}],
  ['while somebody writes', true, full],
] as const)
  test(
    `contact form first sent offline, ${when}: keeps its text and is sent later`,
    details,
    async ({ page, context }) => {
      await open(page, '/sobre-ofgc/contacto');
      const words = page.getByRole('main').getByRole('textbox', { name: /^Mensaje/ });
      const send = page.getByRole('main').getByRole('button', { name: 'Enviar' });
      if (isWritten) await loadNavigation(page, () => words.focus());
      await context.setOffline(true);
      await words.fill('Somos 28.');
      await send.press('Enter');
      const said = page.getByRole('group', { name: 'No hemos podido enviarlo: el servicio no responde' });
      await expect(said).toBeFocused();
      await expect(words).toHaveValue('Somos 28.');
      await context.setOffline(false);
      await send.press('Enter');
      await expect(page.getByRole('group', { name: /datos que corregir/ })).toBeFocused();
      await expect(words).toHaveValue('Somos 28.');
    },
  );

test.describe('with the production deadline', () => {
  test.use({ isPatient: false });

  test(
    'link pressed before hydration: loads a new document when the code has not come after three seconds',
    full,
    async ({ page }) => {
      await openEarly(page);
      await page.getByRole('main').getByRole('link', { name: 'Grieg y Sibelius', exact: true }).first().click();
      await expect(page).toHaveURL(/\/grieg-y-sibelius\/36$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Grieg y Sibelius');
      expect(await isSameDocument(page)).toBe(false);
    },
  );
});
