import type { Page } from '@playwright/test';
import { layerOver } from '../side-effects/covered-controls.ts';
import type { PageWatch } from '../requests/page-watch.ts';

const files = 'a:is([download], [type])';

/**
 * Asks for the first file of a part, as a click does. A download does not leave the page, so that what then lies over it stays there.
 * @param within selector of the part @returns one line at most
 */
export async function askedFileProblems(page: Page, watch: PageWatch, within: string): Promise<string[]> {
  if (!(await page.evaluate(askForFile, [within, files] as [string, string]))) return [];
  await watch.settle();
  const layer = await page.evaluate(layerOver, { part: within, controls: files, block: 'center' as const });
  return layer ? [`lies over the page with ${layer} when somebody has asked for a file`] : [];
}

/** Runs in the browser. @returns whether there is a file */
function askForFile([within, files]: [string, string]): boolean {
  const [link] = [...document.querySelectorAll(within)].flatMap((part) => part.querySelector<HTMLElement>(files) ?? []);
  link?.click();
  return link !== undefined;
}
