import { findHiddenFocus } from '../../quality/accessibility/reading-conditions.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'offline: a visited address shows the offline page of the site, in the language of the address',
  full,
  async ({ page, context }) => {
    await open(page, '/portal-empleo');
    // Both languages of the offline page are cached, and the service worker controls this page.
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 150_000 })
      .toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto('/conciertos-entradas/planifica-visita');
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver a intentarlo' })).toHaveAttribute(
      'href',
      '/conciertos-entradas/planifica-visita',
    );
    await page.goto('/en/explora');
    await expect(page).toHaveURL(/\/en\/programa\/sin-conexion\?de=/);
    await context.setOffline(false);
    await page.goto('/explora');
    await expect(page.getByRole('heading', { level: 1, name: 'Explora' })).toBeVisible();
  },
);

test('offline: the notice at the lower edge covers nothing that has the focus', full, async ({ page, context }) => {
  await page.setViewportSize({ width: 341, height: 500 });
  await open(page, '/sobre-ofgc/info-general');
  await context.setOffline(true);
  await expect(page.getByText('Parece que no tiene conexión.')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await findHiddenFocus(page)).toEqual([]);
});
