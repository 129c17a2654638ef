import { expect, full, hydrated, test } from '../../site/page/browser-test.ts';
import { sumOfLayoutShifts, watchLayoutShifts } from '../../site/page/layout-shifts.ts';
import { pageTypes } from '../pages/routes.ts';

/** `test:full` checks every type of page, on both screens. */
const isFull = Boolean(process.env.OFGC_FULL);
const paths = isFull ? pageTypes.map(({ es }) => es) : ['/', '/conciertos-entradas/eventos', '/explora'];
const screens = isFull ? [360, 1440] : [360];

test('late fonts: cause no layout shift', full, async ({ page }) => {
  if (isFull) test.setTimeout(900_000);
  let fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await watchLayoutShifts(page);
  const moved: string[] = [];
  for (const width of screens)
    for (const path of paths) {
      fonts = Promise.withResolvers();
      await page.setViewportSize({ width, height: 640 });
      // `goto` must not wait for the load event, which waits for the held fonts.
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      // Text whose font is still loading is shown in a fallback font.
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      // Fonts that are asked for from now on come at once.
      fonts.resolve();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const shift = await sumOfLayoutShifts(page);
      if (shift > 0.01) moved.push(`${path} at ${width} by ${shift.toFixed(4)}`);
    }
  expect(moved).toEqual([]);
});
