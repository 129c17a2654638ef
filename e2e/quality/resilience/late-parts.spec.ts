import { expect, full, inFull, open, test, withMotion } from '../../site/page/browser-test.ts';

const screen = { width: 390, height: 844 };
/** The delay of the parts' scripts, in milliseconds: longer than a page's data take. */
const delay = 600;

test.describe('parts that load late', () => {
  test.use(withMotion);

  for (const { kind, from, to } of [
    { kind: 'cards with posters', from: '/conciertos-entradas/eventos', to: '/conciertos-entradas' },
    ...inFull({
      kind: 'a concert',
      from: '/conciertos-entradas',
      to: '/conciertos-entradas/eventos/grieg-y-sibelius/36',
    }),
  ])
    test(`navigation to a page whose parts load late: the page keeps its height once it is shown (${kind})`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      const scripts = { asked: 0, sent: 0 };
      await page.route(/\.kept\.js$/, async (route) => {
        scripts.asked += 1;
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
        scripts.sent += 1;
      });
      await open(page, from);
      const left = await page.getByRole('heading', { level: 1 }).innerText();
      // Records the height of the page in each animation frame after the navigation.
      await page.evaluate((before) => {
        const heights: number[] = ((window as { heights?: number[] }).heights = []);
        const look = () => {
          if (document.querySelector<HTMLElement>('h1')?.innerText !== before)
            heights.push(document.documentElement.scrollHeight);
          requestAnimationFrame(look);
        };
        look();
      }, left);
      await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(left);
      await expect.poll(() => scripts.asked > 0 && scripts.sent === scripts.asked).toBe(true);
      const seen = () => page.evaluate(() => (window as { heights?: number[] }).heights ?? []);
      // Some frames more, in which the parts that have come are drawn.
      const frames = (await seen()).length + 30;
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(frames);
      const heights = await seen();
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(24);
    });
});

test.describe('part whose script never loads', () => {
  test.use({ isPatient: false });

  test('navigation shows the page without it', full, async ({ page }) => {
    await page.setViewportSize(screen);
    let isAsked = false;
    await page.route(/poster\.kept\.js$/, () => void (isAsked = true));
    await open(page, '/conciertos-entradas/eventos');
    await page.getByRole('main').locator('a[href="/conciertos-entradas"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conciertos y entradas' })).toBeVisible();
    expect(isAsked).toBe(true);
  });
});
