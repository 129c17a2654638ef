import type { Page } from '@playwright/test';
import { paleTextProblems } from './pale-text.ts';
import { lostTextProblems } from './shown-text.ts';

/** Texts of a section's part that somebody cannot read. @returns a line at most */
export async function unreadableProblems(page: Page, of: Parameters<typeof lostTextProblems>[1]): Promise<string[]> {
  const lost = await lostTextProblems(page, of);
  return lost.length > 0 ? lost : paleTextProblems(page, of.within);
}
