import { expect, open, test } from '../../site/page/browser-test.ts';
import { expectToFitPhone } from './sideways-scrolling.ts';

// Titles are editors' texts: one word may be longer than a column of a phone.
for (const [path, titles] of [
  ['/', ':is(h2, h3)'],
  ['/conciertos-entradas/eventos', 'h3'],
  ['/conciertos-entradas/temporada', 'h3'],
  ['/explora/discografia', 'h3'],
  ['/no-existe', 'section a'],
] as const)
  test(`${path} fits a narrow phone where titles have a long word`, async ({ page }) => {
    await open(page, path);
    const found = page.locator('main').locator(titles);
    await expect(found.nth(2)).toBeAttached();
    await found.evaluateAll((all) => {
      for (const one of all) (one.querySelector('a') ?? one).textContent += ' Kindertotenliederbearbeitung';
    });
    await expectToFitPhone(page, path);
  });
