import type { Page } from '@playwright/test';
import { cutOffProblems } from './cut-off-text.ts';
import { paleTextProblems } from './pale-text.ts';
import { lostTextProblems } from './shown-text.ts';

/** Texts of a section's part that somebody cannot read. @returns a line at most */
export async function unreadableProblems(page: Page, of: Parameters<typeof lostTextProblems>[1]): Promise<string[]> {
  const lost = await lostTextProblems(page, of);
  if (lost.length > 0) return lost;
  const restore = async () => {
    await page.reload();
    await of.settle();
  };
  const cut = await cutOffProblems(page, { within: of.within, restore });
  return cut.length > 0 ? cut : paleTextProblems(page, of.within);
}
