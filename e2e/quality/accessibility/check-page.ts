import type { Page } from '@playwright/test';
import { type Checks, none } from './accessibility-record.ts';
import { analyse, findViolations } from './axe.ts';
import { isNewStructure } from './page-structure.ts';
import { enlargeText, findHiddenFocus, findLostContent, findMovement, findSmallTargets } from './reading-conditions.ts';
import { findFaintText } from './rendered-contrast.ts';

const desktop = { width: 1440, height: 900 };
const narrower = [360, 768];
const narrowest = { width: 320, height: 640 };
/** The window in which letters of twice the size are checked. */
const reading = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/**
 * All checks of a page that need no interaction, without loading it again. Checks that depend on the page's structure and not on its
 * texts (axe at other widths and in other colours, the focus) are made once for each structure.
 */
export async function checkPage(page: Page): Promise<Checks> {
  const found = none();
  await page.setViewportSize(desktop);
  const isNew = await isNewStructure(page);
  await checkWidth(page, desktop.width, found);
  for (const width of narrower) {
    await page.setViewportSize({ width, height: desktop.height });
    if (isNew) await checkWidth(page, width, found);
    else found.targets.push(...(await smallTargets(page, width)));
  }
  if (isNew) found.axe.push(...(await inOtherColours(page)));
  found.movement.push(...(await findMovement(page)));
  await page.setViewportSize(narrowest);
  found.reflow.push(...(await findLostContent(page)));
  await page.setViewportSize(phone);
  found.letters.push(...(await findLostInLargeLetters(page)));
  await page.setViewportSize(reading);
  await enlargeText(page, '200%');
  // Tables are exempt, because they need two dimensions (WCAG 1.4.10): with large letters, they may be scrolled sideways.
  found.letters.push(...(await findLostContent(page, 'table')));
  await enlargeText(page, '100%');
  if (!isNew) return found;
  await page.setViewportSize(phone);
  await page.keyboard.press('Tab');
  found.focus.push(...(await findHiddenFocus(page)));
  return found;
}

/** The checks of an overlay or of a part that appeared in a page, at the window's present width. */
export async function checkState(page: Page, found: Checks, without: string[] = []): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // A form with errors has scrolled to them, and targets half covered by the bar would seem too small: the page goes back to the top.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkWidth(page, width, found, without);
  found.axe.push(...(await inOtherColours(page, without)).map((fault) => `${width} px: ${fault}`));
  found.movement.push(...(await findMovement(page)));
  if (width > phone.width) return;
  found.reflow.push(...(await findLostContent(page)));
  found.letters.push(...(await findLostInLargeLetters(page)));
}

/** The content lost on a phone with letters of 150% and of 200% of their size. */
async function findLostInLargeLetters(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of ['150%', '200%'] as const) {
    await enlargeText(page, size);
    found.push(...(await findLostContent(page)).map((fault) => `${phone.width} px, ${size}: ${fault}`));
  }
  await enlargeText(page, '100%');
  return found;
}

async function checkWidth(page: Page, width: number, found: Checks, without: string[] = []): Promise<void> {
  const { violations, overDrawings } = await analyse(page, without);
  found.axe.push(...violations.map((fault) => `${width} px: ${fault}`));
  found.targets.push(...(await smallTargets(page, width)));
  found.contrast.push(...(await findFaintText(page, overDrawings)).map((fault) => `${width} px: ${fault}`));
}

async function smallTargets(page: Page, width: number): Promise<string[]> {
  return (await findSmallTargets(page)).map((fault) => `${width} px: ${fault}`);
}

/** The axe violations in the dark scheme, where a page has one, and in forced colours. */
async function inOtherColours(page: Page, without: string[] = []): Promise<string[]> {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return [backgroundColor, color, colorScheme].join();
    });
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = (await colours()) === light ? [] : await findViolations(page, without);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  // In forced colours the system sets the contrast, but axe reads the site's own colours.
  const forced = await findViolations(page, ['color-contrast', ...without]);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...dark.map((fault) => `dark: ${fault}`), ...forced.map((fault) => `forced colours: ${fault}`)];
}
