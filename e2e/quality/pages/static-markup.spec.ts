import type { Page } from '@playwright/test';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

// The browser keeps some of the server's markup without rendering it. After a visit to another page, its code must render it again.
const textOf = (page: Page) => page.getByRole('main').evaluate((main) => main.textContent.length);
const emptyOnes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => parts.filter((part) => part.innerHTML === '').length);

test('concert page: renders all its text and drawings again after back from another concert', async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos/grieg-y-sibelius/36');
  const before = await textOf(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('main a[href$="/pastoral/38"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(() => textOf(page)).toBe(before);
  expect(await emptyOnes(page, 'main svg')).toBe(0);
});

test(
  'content page: renders its blocks and the wordmark of the bar again after two changes of language',
  full,
  async ({ page }) => {
    await open(page, '/visitantes');
    const before = await textOf(page);
    const blocks = await page.locator('[data-block]').count();
    expect(blocks).toBeGreaterThan(1);
    for (const language of ['English', 'Español'])
      await page.getByRole('banner').getByRole('link', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => textOf(page)).toBe(before);
    expect(await emptyOnes(page, '[data-block], header svg, header a')).toBe(0);
  },
);
