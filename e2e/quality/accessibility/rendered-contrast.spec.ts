import { expect, test } from '../../site/page/browser-test.ts';
import { findFaintText } from './rendered-contrast.ts';

/** A long page with a dark and a faint word on a white ground, and a shade that is fixed above the window. */
const longPage = `<!doctype html>
<style>
  body { margin: 0; height: 4000px; background: white }
  p { position: absolute; left: 20px }
  #shade { position: fixed; z-index: 1; top: 0; transform: translateY(-120%); left: 0; width: 300px; height: 50px; background: rgb(0 0 90 / 60%) }
  #dark { top: 1000px; color: rgb(79 90 100) }
  #faint { top: 2000px; color: rgb(190 190 190) }
</style>
<div id="shade"></div><p id="dark">The introduction</p><p id="faint">The introduction</p>`;

test.beforeEach(async ({ page }) => {
  await page.setContent(longPage);
});

test('findFaintText(): ignores an element that is fixed above the window of a scrolled page', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 1060));
  expect(await findFaintText(page, ['#dark'])).toEqual([]);
});

test('findFaintText(): reports the selector and the contrast of a faint text, and no dark one', async ({ page }) => {
  expect(await findFaintText(page, ['#dark', '#faint'])).toEqual([expect.stringMatching(/^#faint: 1\.\d\d : 1$/)]);
});
