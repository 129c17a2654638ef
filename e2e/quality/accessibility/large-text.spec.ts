import { expect, open, test } from '../../site/page/browser-test.ts';
import { enlargeText, findLostContent } from './reading-conditions.ts';

const calendar = '/conciertos-entradas/eventos';
const concert = `${calendar}/pastoral/38`;
/** The least width of the wordmark. */
const leastMark = 72;

for (const path of [calendar, concert])
  test(`${path}: fits the width of a phone with text at 150 % and 200 %, with its bar and buy button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    for (const size of ['150%', '200%'] as const) {
      await enlargeText(page, size);
      expect.soft(await findLostContent(page), size).toEqual([]);
      const buy = page
        .getByRole('link', { name: /^Comprar/ })
        .filter({ visible: true })
        .first();
      const bar = page.getByRole('banner');
      for (const part of [
        buy,
        bar.getByRole('button', { name: 'Buscar' }),
        bar.getByRole('button', { name: 'Menú' }),
      ]) {
        const box = await part.boundingBox();
        expect.soft(box?.x, size).toBeGreaterThanOrEqual(0);
        expect.soft((box?.x ?? 0) + (box?.width ?? 360), size).toBeLessThanOrEqual(360);
      }
      const mark = await bar.locator('svg[viewBox="0 0 247 64"]').boundingBox();
      expect.soft(mark?.width, size).toBeGreaterThanOrEqual(leastMark);
    }
  });

/** One page for each side-by-side layout on a phone: facts and buttons, tables, forms, cards, figures, downloads, small pictures. */
const others = [
  '/',
  '/conciertos-entradas/abonos/abono-primavera',
  '/conciertos-entradas/abonos/cual',
  '/educacion-comunidad/conciertos-en-familia',
  '/en/educacion-comunidad/educacion/club-26',
  '/explora/actualidad',
  '/sobre-ofgc',
  '/canal-denuncias/informar',
  '/en/transparencia',
];

test.describe('server-rendered pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('lose no content on a phone with text at 200 %', async ({ page }) => {
    for (const path of others) {
      await page.goto(path);
      await enlargeText(page, '200%');
      expect.soft(await findLostContent(page), path).toEqual([]);
    }
  });
});
