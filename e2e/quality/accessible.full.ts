import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../site/browser-test.ts';
import { type Checks, none, recordFolder } from './accessibility-record.ts';
import { analyse, findViolations } from './accessibility.ts';
import { enlargeText, findHiddenFocus, findLostContent, findMovement, findSmallTargets } from './reading-conditions.ts';
import { findFaintText } from './rendered-contrast.ts';
import { languages, pages, unknownPages } from './routes.ts';
import { useSharedPage } from './shared-page.ts';

// Every page in both languages, opened once: all that can be asked of a page as it lies there. What opens over a page, and what
// errands announce, are beside it.
const widths = [360, 768, 1440];
const narrowest = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };
/** Parts beyond the first screens come when they are scrolled to. */
const wholePage = 60_000;

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const shared = useSharedPage();
    for (const [index, { page: name, [language]: path }] of [...pages, ...unknownPages].entries()) {
      test(`${name} is accessible at every width, size of letters, contrast and by keyboard`, async () => {
        const { page } = shared;
        test.setTimeout(300_000);
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, path);
        await showWhole(page);
        const found: Checks = none();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const { violations, overDrawings } = await analyse(page);
          found.axe.push(...violations.map((fault) => `${width} px: ${fault}`));
          found.targets.push(...(await findSmallTargets(page)).map((fault) => `${width} px: ${fault}`));
          found.contrast.push(...(await findFaintText(page, overDrawings)).map((fault) => `${width} px: ${fault}`));
        }
        found.movement.push(...(await findMovement(page)));
        found.axe.push(...(await inOtherColours(page)));
        await page.setViewportSize(narrowest);
        found.reflow.push(...(await findLostContent(page)));
        await page.setViewportSize(desktop);
        await enlargeText(page, '200%');
        found.letters.push(...(await findLostContent(page)));
        await enlargeText(page, '100%');
        await page.setViewportSize({ width: 360, height: 740 });
        await page.keyboard.press('Tab');
        found.focus.push(...(await findHiddenFocus(page)));

        await mkdir(recordFolder, { recursive: true });
        await writeFile(join(recordFolder, `${language}-${index}.json`), JSON.stringify({ path, found }));
        expect(found).toEqual(none());
      });
    }
  });
}

/** Goes past every part that a remote fills, and unfolds nothing. */
async function showWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const waiting = [...document.querySelectorAll('[data-slot] > *')].find(
        (part) => !Object.keys(part).some((key) => key.startsWith('__react')),
      );
      waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !waiting;
    },
    undefined,
    { timeout: wholePage },
  );
}

/** The dark scheme, where a page has one, and the colours that a system forces. */
async function inOtherColours(page: Page): Promise<string[]> {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return [backgroundColor, color, colorScheme].join();
    });
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = (await colours()) === light ? [] : await findViolations(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  // Contrast is the system's then; axe reads the colours that the site had asked for.
  const forced = await findViolations(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...dark.map((fault) => `dark: ${fault}`), ...forced.map((fault) => `forced colours: ${fault}`)];
}
