import type { Locator } from '@playwright/test';
import { expect, test } from '../../site/page/browser-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** The distances between the end of a part and the start of the next, in pixels. */
async function gaps(parts: Locator): Promise<number[]> {
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  return boxes.slice(1).map(({ top }, place) => Math.round(top - (boxes[place]?.bottom ?? 0)));
}

test('subscription page on a phone: folded parts are a list of lines, 48 px are around open ones', async ({ page }) => {
  await page.goto('/conciertos-entradas/abonos/abono-primavera');
  const parts = page.locator('[data-of] > *');
  const areFolded = await parts.evaluateAll((elements) => elements.map((one) => one.matches(':has(> div > details)')));
  expect(new Set(areFolded).size).toBe(2);
  const expected = areFolded.slice(1).map((isFolded, place) => (isFolded && areFolded[place] ? 0 : 48));
  expect(await gaps(parts)).toEqual(expected);
});

test('season page on a phone: equal distances between folded parts', async ({ page }) => {
  await page.goto('/conciertos-entradas/temporada');
  const folds = page
    .getByRole('main')
    .locator('section:has(> div > details)', { has: page.getByRole('heading', { level: 2 }) });
  const found = await gaps(folds);
  expect(found.length).toBeGreaterThan(3);
  // The first distance is left out: it belongs to another band.
  expect(new Set(found.slice(1)).size, found.join()).toBe(1);
});

test('concert page: folding and other performers share one dividing line', async ({ page }) => {
  await page.goto('/conciertos-entradas/eventos/pastoral/38');
  const performers = page.getByRole('region', { name: 'Intérpretes' });
  const [folds, others] = await Promise.all([
    performers.locator('details').last().boundingBox(),
    performers.getByRole('listitem').first().boundingBox(),
  ]);
  expect(Math.round((folds?.y ?? 0) + (folds?.height ?? 0) - (others?.y ?? 0))).toBe(1);
});
