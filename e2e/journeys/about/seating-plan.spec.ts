import { expect, full, open, test } from '../../site/page/browser-test.ts';

for (const [where, media] of [
  ['on paper', { media: 'print' }],
  ['in light forced colours', { media: 'screen', forcedColors: 'active', colorScheme: 'light' }],
] as const)
  test(
    `the plan of the orchestra keeps its ground, on which all its seats can be seen, ${where}`,
    full,
    async ({ page }) => {
      await open(page, '/sobre-ofgc/conoce-ofgc');
      await page.emulateMedia(media);
      const plan = page.getByRole('img', { name: /^Plano de la orquesta/ });
      const colours = await plan.evaluate((element) => {
        const seat = element.querySelector('circle[data-family=woodwind]');
        const { fill } = seat ? getComputedStyle(seat) : document.body.style;
        return { ground: getComputedStyle(element).backgroundColor, fill };
      });
      expect(colours).toEqual({ ground: 'rgb(14, 42, 71)', fill: 'rgb(251, 248, 243)' });
    },
  );
