import { expect, full, open, test } from '../../site/page/browser-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('artists: a concert leads to its soloist, and on to the guest artists by instrument', async ({ page }) => {
    await page.goto('/en/conciertos-entradas/eventos/grieg-and-sibelius/36');
    await page.locator('summary', { hasText: 'Daniel Ferrantes' }).click();
    await page.getByRole('link', { name: 'Concerts with Daniel Ferrantes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Daniel Ferrantes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next concert' }).getByRole('article')).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Guest artists' }).first().click();
    await page.getByLabel('Instrument or voice').selectOption('violin');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByText(/^\d+ artists?$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nadia Kostromel' })).toBeVisible();
  });

  test('history page: the link of a decade jumps to it', async ({ page }) => {
    await page.goto('/explora/historia');
    await page.getByRole('link', { name: '1980', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Una orquesta profesional' })).toBeInViewport();
  });

  test('news: a category offers its RSS feed', async ({ page, request }) => {
    await page.goto('/en/explora/actualidad/educacion');
    const address = await page.getByRole('link', { name: 'RSS' }).getAttribute('href');
    expect(address).toBe('/en/explora/actualidad/rss.xml?category=educacion');
    await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', address ?? '');
    expect(await (await request.get(address ?? '')).text()).toContain('<rss version="2.0"');
  });
});

test(
  'artist addresses: a wrong name redirects to the right one, an unknown number answers 404',
  full,
  async ({ page }) => {
    await page.goto('/explora/invitados/otro-nombre/13');
    await expect(page).toHaveURL(/\/explora\/invitados\/daniel-ferrantes\/13$/);
    expect((await page.goto('/explora/invitados/nadie/999999'))?.status()).toBe(404);
  },
);

test('press kit: one click copies a text to the clipboard', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/notas-prensa');
  await page.getByRole('button', { name: /^Copiar el texto.*50 palabras$/ }).click();
  await expect(page.getByText('Texto copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Fundada en 1845 [^<]+escolares\.$/);
});
