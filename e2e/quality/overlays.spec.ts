import type { Page } from '@playwright/test';
import { expect, open, takenOver, test } from '../site/browser-test.ts';
import { scan } from './accessibility.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const languages = [
  {
    home: '/',
    menu: 'Menú',
    menuPanel: 'Menú principal',
    search: 'Buscar',
    searchPanel: 'Buscar en la web',
    quickView: /^Vista rápida/,
    send: 'Suscribirme al boletín',
  },
  {
    home: '/en',
    menu: 'Menu',
    menuPanel: 'Main menu',
    search: 'Search',
    searchPanel: 'Search this website',
    quickView: /^Quick view/,
    send: 'Subscribe to the newsletter',
  },
];

/** The page behind the menu is inert, and so is its main part for axe. */
const behindMenu = ['landmark-one-main', 'page-has-heading-one'];

const bar = (page: Page) => page.getByRole('banner');

for (const { home, menu, menuPanel, search, searchPanel, quickView, send } of languages) {
  test(`the open menu is accessible (${home})`, async ({ page }) => {
    await open(page, home);
    await bar(page).getByRole('button', { name: menu }).click();
    await expect(page.getByRole('navigation', { name: menuPanel })).toBeVisible();
    expect(await scan(page, behindMenu)).toEqual([]);
  });

  test(`the open search with suggestions is accessible (${home})`, async ({ page }) => {
    await open(page, home);
    await bar(page).getByRole('button', { name: search }).click();
    const panel = page.getByRole('dialog', { name: searchPanel });
    await panel.getByRole('textbox').fill('sibelius');
    await expect(panel.getByRole('link', { name: /Sibelius/ }).first()).toBeVisible();
    expect(await scan(page)).toEqual([]);
  });

  test(`the quick view of a concert is accessible (${home})`, async ({ page }) => {
    await open(page, home);
    const link = page.getByRole('link', { name: quickView }).first();
    await takenOver(link);
    await link.click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    expect(await scan(page)).toEqual([]);
  });

  test(`the newsletter’s form with its errors is accessible (${home})`, async ({ page }) => {
    await open(page, home);
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await scan(page)).toEqual([]);
  });
}
