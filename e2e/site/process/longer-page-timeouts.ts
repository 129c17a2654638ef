import type { Page } from '@playwright/test';
import { scriptTimeout, slotTimeout } from '../../../shell/src/timeouts.ts';

/**
 * The page's deadlines, in milliseconds: for the code of a page, after which the browser loads a document instead (`scriptTimeout`),
 * and for the data of a slot (`slotTimeout`).
 */
const deadlines = [scriptTimeout, slotTimeout];

/** Lengthens the page's deadlines, for all tests that are not about missed deadlines. */
export async function giveTime(page: Page): Promise<void> {
  await page.addInitScript(waitLonger, { deadlines });
}

/** Runs in the page. On a machine that stalls, a missed deadline would load a new document instead of navigating in place. */
function waitLonger({ deadlines: short }: { deadlines: readonly number[] }): void {
  const wait = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = ((work: () => void, time?: number, ...values: []) =>
    wait(work, time && short.includes(time) ? 20 * time : time, ...values)) as typeof setTimeout;
}
