import type { Page } from '@playwright/test';
import { expect, full, hydratedPart, open, test } from '../../site/page/browser-test.ts';

const quickView = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function openQuickView(page: Page, title: string): Promise<void> {
  await open(page, '/');
  const link = page.getByRole('link', { name: `Vista rápida de ${title}` });
  await hydratedPart(link);
  await link.click();
  await expect(quickView(page, title)).toBeVisible();
}

test('quick view: shows the facts of a concert over the home page; Escape closes it and returns the focus', async ({
  page,
  consoleErrors,
}) => {
  await openQuickView(page, 'Pastoral');
  const view = quickView(page, 'Pastoral');
  await expect(view).toContainText('viernes 4 de diciembre, 20:00');
  await expect(view).toContainText('Auditorio del Mar · Sala Sinfónica');
  await expect(view.getByRole('link', { name: /^Comprar entradas/ })).toHaveAttribute(
    'href',
    /taquilla\?performance=381$/,
  );
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(page.getByRole('link', { name: 'Vista rápida de Pastoral' })).toBeFocused();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(consoleErrors).toEqual([]);
});

test('quick view: its link leads to the concert page and closes the dialog', full, async ({ page }) => {
  await openQuickView(page, 'Pastoral');
  await quickView(page, 'Pastoral').getByRole('link', { name: 'Ver el concierto' }).click();
  await expect(page).toHaveURL(/\/conciertos-entradas\/eventos\/pastoral\/38$/);
  await expect(quickView(page, 'Pastoral')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Pastoral' })).toBeFocused();
});

test('quick view: opens from a link of the month table, whose address is the concert page', full, async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos?vista=mes&mes=2026-12');
  const concert = page
    .getByRole('table')
    .getByRole('link', { name: /Pastoral/ })
    .first();
  await expect(concert).toHaveAttribute('href', '/conciertos-entradas/eventos/pastoral/38');
  await hydratedPart(concert);
  await concert.click();
  await expect(quickView(page, 'Pastoral')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(concert).toBeFocused();
});
