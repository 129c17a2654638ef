import type { Page } from '@playwright/test';
import type { PageWatch } from '../requests/page-watch.ts';
import { isLive, partsProblems } from '../visits/load-page.ts';
import { cutOffProblems } from './cut-off-text.ts';
import { largeTextProblems } from './large-text.ts';
import { paleTextProblems } from './pale-text.ts';
import { lostTextProblems } from './shown-text.ts';
import { unshownProblems } from './unshown-part.ts';

/** Texts of a section's part that somebody cannot read. @returns a line at most */
export async function unreadableProblems(
  page: Page,
  watch: PageWatch,
  of: Parameters<typeof lostTextProblems>[2],
): Promise<string[]> {
  const restore = async () => {
    await page.reload();
    await isLive(page, ['page']);
    // Scrolls through the page, because slots hydrate only in view, and later checks press their buttons.
    await partsProblems(page, { slots: [] });
    await watch.untilAtRest();
  };
  const unshown = await unshownProblems(page, { within: of.within, restore });
  if (unshown.length > 0) return unshown;
  const lost = await lostTextProblems(page, watch, of);
  if (lost.length > 0) return lost;
  const cut = await cutOffProblems(page, { within: of.within, restore });
  if (cut.length > 0) return cut;
  const pale = await paleTextProblems(page, of.within);
  return pale.length > 0 ? pale : largeTextProblems(page, of.within);
}
