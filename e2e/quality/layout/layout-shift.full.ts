import { expect, test } from '../../site/page/browser-test.ts';
import { sumOfLayoutShifts, watchLayoutShifts } from '../../site/page/layout-shifts.ts';
import { languages, pages } from '../pages/routes.ts';

/** The greatest layout shift: Google calls 0.1 good, but here nothing may move visibly. */
const most = 0.01;

for (const language of languages)
  for (const width of [360, 768, 1440])
    test(`all pages in ${language} at ${width} px: no layout shift while they load and are scrolled`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 780 });
      await watchLayoutShifts(page);
      const moved: string[] = [];
      for (const { [language]: path } of pages) {
        await page.goto(path);
        await page.evaluate(async () => {
          const frames = (count: number) =>
            new Promise<void>((resolve) => {
              const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
              next(count);
            });
          await frames(20);
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
            scrollTo({ top: y, behavior: 'instant' });
            await frames(3);
          }
        });
        const shift = await sumOfLayoutShifts(page);
        if (!(shift <= most)) moved.push(`${path} by ${shift.toFixed(4)}`);
      }
      expect(moved).toEqual([]);
    });
