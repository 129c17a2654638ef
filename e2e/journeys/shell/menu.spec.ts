import type { Page } from '@playwright/test';
import { expect, full, hydrated, open, test } from '../../site/page/browser-test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menú' });
/** The page while an overlay makes it inert. */
const behind = (page: Page) => page.locator('[inert] main');
/** Opens the menu and waits until the page is inert: the browser fires the event for the opening only afterwards. */
async function openWhole(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(behind(page)).toHaveCount(1);
}
const shellEntry = '**/assets/shell/*/browser/main*.js';

async function tabTo(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40 && !(await isReached()); presses++) await page.keyboard.press('Tab');
}
const isFocused = (locator: ReturnType<Page['locator']>) =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

test('menu by keyboard: opens, closes with the focus back on its button, and leads to a page', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/explora');
  await tabTo(page, () => isFocused(menuButton(page)));
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
  const about = menu(page).locator('summary').filter({ hasText: 'Sobre la orquesta' });
  await tabTo(page, () => isFocused(about));
  await page.keyboard.press('Enter');
  const contact = menu(page).getByRole('link', { name: 'Contacto' });
  await tabTo(page, () => isFocused(contact));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sobre-ofgc\/contacto$/);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('open menu: the page behind it does not scroll and is inert', async ({ page }) => {
  await open(page, '/explora');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).not.toBe('hidden');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await expect(behind(page), 'out of reach of keyboard and screen reader').toHaveCount(1);
  await menu(page).getByRole('button', { name: 'Cerrar el menú' }).click();
  await expect(behind(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await expect.poll(overflow).not.toBe('hidden');
});

test('open menu: back closes it, and a page chosen in it replaces its history entry', async ({ page }) => {
  await open(page, '/explora');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page).toHaveURL(/\/contacto$/);
  await openWhole(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/contacto$/);
  // In the history, a page chosen in the menu replaces the menu's entry.
  await openWhole(page);
  await menu(page).getByRole('link', { name: 'Quiénes somos' }).click();
  await expect(page).toHaveURL(/\/sobre-ofgc$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contacto$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/explora$/);
});

test('menu opened together with a navigation: is closed on the new page', full, async ({ page }) => {
  await open(page, '/explora');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).first();
  // Both clicks happen in one task, before the browser fires the event for the menu's opening.
  await link.evaluate((element: HTMLElement) => {
    document.querySelector<HTMLElement>('[popovertarget="menu"]')?.click();
    element.click();
  });
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test('menu: its search link opens the search and closes the menu', full, async ({ page }) => {
  await open(page, '/explora');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Buscar' }).click();
  await expect(page.getByRole('dialog', { name: 'Buscar en la web' }).getByRole('textbox')).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test(
  'menu: the current section is unfolded; the bar marks the calendar only on the calendar',
  full,
  async ({ page }) => {
    await page.goto('/conciertos-entradas/eventos');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Calendario' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', { name: 'Abonos y paquetes' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Contacto' })).toBeHidden();
    await page.goto('/conciertos-entradas/eventos/organo/43');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Calendario' })).not.toHaveAttribute(
      'aria-current',
    );
  },
);

test('menu opened before hydration: stays open and works after it', async ({ page, consoleErrors }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(shellEntry, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/explora', { waitUntil: 'commit' });
  // It is at the end of the document, which may not be read yet when the button is.
  await expect(page.locator('#menu')).toBeAttached();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await expect(behind(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  expect(consoleErrors).toEqual([]);
});

test('menu without the shell’s script: its links work', full, async ({ page }) => {
  await page.route(shellEntry, (route) => route.abort());
  await page.goto('/explora');
  await menuButton(page).click();
  await menu(page).getByText('Sobre la orquesta').click();
  await menu(page).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(/\/sobre-ofgc\/contacto$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('menu on a phone: fills the screen', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/explora');
  await menuButton(page).click();
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
});

test.describe('with the production deadline', () => {
  test.use({ isPatient: false });

  test('open menu: a link leads to its page although the code of navigations never comes', full, async ({ page }) => {
    await page.route(/\/navigation\.js$/, () => {});
    await open(page, '/explora');
    await openWhole(page);
    await menu(page).getByText('Sobre la orquesta').click();
    await menu(page).getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL(/\/sobre-ofgc\/contacto$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  });
});
