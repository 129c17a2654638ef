import type { Page } from '@playwright/test';
import { beginning, findOnSale } from '../../site/content.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';
import { typeTerm } from '../../site/page/suggestions.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Buscar en la web' });
const field = (page: Page) =>
  overlay(page).getByRole('textbox', { name: '¿Qué busca? Una obra, un nombre, una fecha…' });
const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Buscar' });

test('search overlay: fills the screen and focuses its field; Escape returns the focus to the button', async ({
  page,
}) => {
  await open(page, '/explora');
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await page.keyboard.type('mahler');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
});

test('search overlay: closing it clears the term', full, async ({ page }) => {
  await open(page, '/explora');
  await searchButton(page).click();
  await field(page).fill('mahler');
  await overlay(page).getByRole('button', { name: 'Cerrar la búsqueda' }).click();
  await expect(overlay(page)).toBeHidden();
  await searchButton(page).click();
  await expect(field(page)).toHaveValue('');
});

test('search overlay: Enter opens the results in the language of the page', full, async ({ page, consoleErrors }) => {
  await open(page, '/en/explora');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Dvořák & co');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/buscar\?term=Dvo%C5%99%C3%A1k%20%26%20co$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Dvořák & co”');
  await expect(page.getByRole('dialog', { name: 'Search this website' })).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('search overlay: stays open on an empty term', full, async ({ page }) => {
  await open(page, '/explora');
  await searchButton(page).click();
  for (const nothing of ['', '   ']) {
    await field(page).fill(nothing);
    await overlay(page).getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/explora');
  }
});

test('search overlay: suggestions appear while typing, are reached by arrow keys and lead to their page', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/explora');
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  const { concert, path } = await findOnSale(page.request);
  await typeTerm(page, concert.title, () => page.keyboard.type(concert.title));
  const concerts = overlay(page).getByRole('region', { name: 'Conciertos' });
  await expect(concerts.getByRole('link', { name: beginning(concert.title) }).first()).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ sugerencias?$/);
  await page.keyboard.press('ArrowDown');
  await expect(overlay(page).getByRole('link').and(page.locator(':focus'))).toHaveAccessibleName(
    beginning(concert.title),
  );
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: concert.title })).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test(
  'search overlay: announces that nothing was found; Enter still searches when the suggestions fail',
  full,
  async ({ page }) => {
    await open(page, '/explora');
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('zzxqy');
    await expect(overlay(page).getByRole('status')).toHaveText('Sin sugerencias para «zzxqy»');
    await page.route('**/api/search?*perKind=5*', (route) => route.abort());
    await field(page).fill('mahler');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/buscar\?term=mahler$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados de «mahler»' })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search overlay: opens with its field focused and submits a form', async ({ page }) => {
    await page.goto('/explora');
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    for (let stops = 0; stops < 10; stops++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer')?.localName)).toBe(
        undefined,
      );
    }
    await field(page).focus();
    await page.keyboard.type('dvorak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/buscar\?term=dvorak$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados de «dvorak»' })).toBeVisible();
  });
});
