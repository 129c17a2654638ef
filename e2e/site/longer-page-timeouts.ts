import type { Page } from '@playwright/test';

/**
 * In milliseconds: what the shell gives its code before the browser goes to a page by itself (`scriptTimeout`),
 * and a part of a page its data (`slotTimeout`).
 */
const deadlines = [3_000, 2_500];

/** Gives a page time: for tests of what it does, not of what it does when nothing comes. */
export async function giveTime(page: Page): Promise<void> {
  await page.addInitScript(waitLonger, { deadlines });
}

/** Runs in the page: a machine that stalls is no missing code, and what is done in place otherwise would be done by a new document. */
function waitLonger({ deadlines: short }: { deadlines: readonly number[] }): void {
  const wait = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = ((work: () => void, time?: number, ...values: []) =>
    wait(work, time && short.includes(time) ? 20 * time : time, ...values)) as typeof setTimeout;
}
