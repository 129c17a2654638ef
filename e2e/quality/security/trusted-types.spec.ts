import { expect, open, test } from '../../site/page/browser-test.ts';

test('Trusted Types: pages work, and text set as markup or script outside the site’s policy throws a TypeError', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/explora/actualidad');
  // The browser renders the next pages itself: posters, texts of the API, structured data.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/actualidad\/.+\/\d+$/);
  await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Pastoral', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pastoral' })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(consoleErrors).toEqual([]);

  const refused = await page.evaluate(() => {
    const page = globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => void } };
    const attempts = [
      () => void (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
      () => void (document.createElement('script').src = '/assets/x.js'),
      () => void (document.createElement('script').text = 'alert(1)'),
      () => page.trustedTypes.createPolicy('mine'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'TypeError'));
});
