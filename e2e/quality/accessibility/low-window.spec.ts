import type { JSHandle, Page } from '@playwright/test';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

// A laptop of 1366 × 768 at 400 %.
test.use({ viewport: { width: 341, height: 160 } });

/**
 * The name of the focused element of the page's content where most of it is out of view or below something fixed; else null.
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
    while (covering && !focused.contains(covering) && getComputedStyle(covering).position !== 'fixed')
      covering = covering.parentElement;
    const isCovered = covering !== null && !focused.contains(covering);
    return !isCovered && to - from >= Math.min(height, innerHeight) / 2 ? null : focused.textContent;
  }, reached);
}

test('page at 400 %: what gets the focus by keyboard is in view, forwards and backwards', async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos/pastoral/38');
  const reached = await page.evaluateHandle(() => new Set<Element>());
  for (const key of [...Array<string>(25).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // Polls, because scrolling by key is smooth.
    await expect.poll(() => unseenFocus(page, reached)).toBeNull();
  }
  expect(await reached.evaluate((all) => all.size)).toBeGreaterThan(10);
});

test.describe('low, wide window', () => {
  test.use({ viewport: { width: 1024, height: 500 } });

  test(
    'the last entry of a table of contents beside a long page comes into view when it gets the focus',
    full,
    async ({ page }) => {
      await open(page, '/conciertos-entradas/planifica-visita');
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      const last = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    },
  );
});
