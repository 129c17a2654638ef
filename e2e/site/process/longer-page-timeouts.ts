import type { BrowserContext, Page } from '@playwright/test';
import { cachingTimeout } from '../../../mfe-concerts/src/features/offline/caching-timeout.ts';
import { soundTimeout } from '../../../mfe-concerts/src/features/work-themes/sound-timeout.ts';
import { documentTimeout, partHydrationTimeout, scriptTimeout, slotTimeout } from '../../../shell/src/timeouts.ts';

/**
 * The page's deadlines, in milliseconds, after each of which it does without what it waits for. They are known by their lengths, so no other
 * timer of a page may have one of them.
 */
const deadlines = [scriptTimeout, slotTimeout, partHydrationTimeout, documentTimeout, cachingTimeout, soundTimeout];

/** Lengthens the deadlines of a page, or of all pages of a visitor, for all tests that are not about missed deadlines. */
export async function giveTime(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(waitLonger, { deadlines });
}

/** Runs in the page. On a machine that stalls, a missed deadline would load a new document instead of navigating in place. */
function waitLonger({ deadlines: short }: { deadlines: readonly number[] }): void {
  const wait = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = ((work: () => void, time?: number, ...values: []) =>
    wait(work, time && short.includes(time) ? 20 * time : time, ...values)) as typeof setTimeout;
}
