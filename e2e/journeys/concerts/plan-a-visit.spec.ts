import type { Page } from '@playwright/test';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

const address = '/conciertos-entradas/planifica-visita';
const venues = (page: Page) => page.getByRole('main').locator('section section h3');
const shown = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true });

test(
  'visit page: shows the chosen hall alone with directions, and all halls again after back, also in English',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, address);
    const names = await venues(page).allTextContents();
    expect(names.length).toBeGreaterThan(2);

    await page.getByRole('list', { name: 'Elegir una sala' }).getByRole('link', { name: 'Teatro Principal' }).click();
    await expect(page).toHaveURL(/\?sala=teatro-principal#salas$/);
    await expect(venues(page)).toHaveText(['Teatro Principal']);
    await expect(shown(page, 'calle del Arpa')).toHaveCount(1);
    await expect(shown(page, /^A pie$/)).toHaveCount(1);

    await page.goBack();
    await expect(venues(page)).toHaveText(names);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/en\//);
    await expect(venues(page)).toHaveText(names);
    await expect(page.getByText('Getting there').first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
