import type { JSHandle, Page } from '@playwright/test';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

// A laptop of 1366 × 768 at 400 %.
test.use({ viewport: { width: 341, height: 160 } });

/**
 * The name of the focused element of the page's content where most of it is out of view or below something that stays in view; else null.
 * @param reached gets the element
 */
function unseenFocus(page: Page, reached: JSHandle<Set<Element>>): Promise<string | null> {
  return page.evaluate((all) => {
    const focused = document.activeElement;
    if (!focused?.closest('main')) return null;
    all.add(focused);
    const { left, top, bottom, width, height } = focused.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    let covering = document.elementFromPoint(left + width / 2, (from + to) / 2);
    while (
      covering &&
      !focused.contains(covering) &&
      !['fixed', 'sticky'].includes(getComputedStyle(covering).position)
    )
      covering = covering.parentElement;
    const isCovered = covering !== null && !focused.contains(covering);
    return !isCovered && to - from >= Math.min(height, innerHeight) / 2 ? null : focused.textContent;
  }, reached);
}

/** Goes through a page by keyboard, forwards and backwards, and looks at each element that gets the focus. */
async function expectSeenFocus(page: Page): Promise<void> {
  const reached = await page.evaluateHandle(() => new Set<Element>());
  for (const key of [...Array<string>(25).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // Polls, because scrolling by key is smooth.
    await expect.poll(() => unseenFocus(page, reached)).toBeNull();
  }
  expect(await reached.evaluate((all) => all.size)).toBeGreaterThan(10);
}

test('page at 400 %: what gets the focus by keyboard is in view, forwards and backwards', async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos/pastoral/38');
  await expectSeenFocus(page);
});

test('programme booklet at 400 %: neither its bar nor its settings hide what gets the focus after them', async ({
  page,
}) => {
  await open(page, '/programa/38');
  const settings = page.getByLabel('Letra y modo sala');
  await settings.press('Enter');
  await expect(page.getByRole('group', { name: 'Pantalla' })).toBeVisible();
  await expectSeenFocus(page);
  await expect(page.getByRole('group', { name: 'Pantalla' })).toBeHidden();
});

test.describe('low, wide window', () => {
  /** Between the column and what is above and below it, in the page's letters (rem). */
  const margin = 1.5;
  test.use({ viewport: { width: 1024, height: 500 } });

  for (const [name, path] of [
    ['a table of contents', '/conciertos-entradas/planifica-visita'],
    ['a concert’s facts', '/conciertos-entradas/eventos/pastoral/38'],
    ['the calendar’s months', '/conciertos-entradas/eventos'],
    ['a booklet’s programme', '/programa/38?letra=3'],
    ['a vacancy’s facts', '/portal-empleo/oferta/1'],
    ['a tour’s map', '/educacion-comunidad/conciertos-escolares-itinerantes'],
  ] as const)
    test(`${name} beside a longer column: all of it can be seen below bar and alert`, full, async ({ page }) => {
      await open(page, path);
      const part = page.locator('.stays-in-view');
      await part.evaluate((element) => {
        const { top, height } = (element.parentElement as Element).getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
      });
      const last = part.locator('a, button, summary').filter({ visible: true }).last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      const place = () =>
        part.evaluate((element) => {
          const sticky = [...document.querySelectorAll('header, aside')].filter(
            (one) => one !== element && getComputedStyle(one).position === 'sticky',
          );
          const { top, bottom } = element.getBoundingClientRect();
          const above = Math.max(0, ...sticky.map((one) => one.getBoundingClientRect().bottom));
          const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
          return { gapAbove: (top - above) / rem, gapBelow: (innerHeight - bottom) / rem };
        });
      const { gapAbove, gapBelow } = await place();
      expect(gapAbove).toBeCloseTo(margin, 1);
      expect(gapBelow).toBeGreaterThan(margin - 0.1);
      // So low that bar and alert scroll away.
      await page.setViewportSize({ width: 1024, height: 380 });
      await expect.poll(async () => (await place()).gapAbove).toBeCloseTo(margin, 1);
    });
});
