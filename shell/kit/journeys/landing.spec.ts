import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../site/page/browser-test.ts';

test('a visitor opens the section from the menu and a concert from its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByText('Muestra').first().click();
  await menu.getByRole('link', { name: 'Muestra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Muestra' })).toBeInViewport();
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
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

  test('lists the next concerts with links', async ({ page }) => {
    await page.goto('/muestra');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').last()).toBeVisible();
  });
});
