import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site/page/browser-test.ts';

/** What the page shows: its last concert, or between two seasons the sentence `landing.none`. A journey that fails takes a release back. */
function shown(page: Page): { concert: Locator; none: Locator } {
  const main = page.getByRole('main');
  const concert = main.getByRole('listitem').getByRole('link').last();
  return { concert, none: main.getByText('Ahora mismo no hay conciertos anunciados.') };
}

test('a visitor opens the section from the menu and a concert from its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByText('Muestra').first().click();
  await menu.getByRole('link', { name: 'Muestra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Muestra' })).toBeInViewport();
  const { concert, none } = shown(page);
  await expect(concert.or(none)).toBeVisible();
  if (await none.isVisible()) return;
  await concert.click();
  await expect(page).toHaveURL(/\/conciertos-entradas\/eventos\//);
});

for (const path of ['/muestra', '/en/muestra'])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

test.describe('the section’s page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the next concerts with links, or says that there are none', async ({ page }) => {
    await page.goto('/muestra');
    const { concert, none } = shown(page);
    await expect(concert.or(none)).toBeVisible();
  });
});
