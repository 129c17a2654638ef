import type { Page } from '@playwright/test';
import { hydrationTimeout } from '../../../../timeouts.ts';
import { shownWords, type ShownWords } from '../leaving/shown-words.ts';
import { isLive, partsProblems } from '../visits/load-page.ts';

/** How long a page is left alone until it shows what its scripts add, in milliseconds. */
const rest = 1_000;

/**
 * The words of an address when a document is loaded with it, in a page of its own.
 * @param withScripts otherwise only the document is loaded, which is quick @returns null where there is no such page
 */
export async function loadedWords(
  page: Page,
  { within, address, withScripts }: { within: string; address: string; withScripts: boolean },
): Promise<ShownWords | null> {
  const other = await page.context().newPage();
  try {
    if (!withScripts)
      await other.route('**', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    const answer = await other
      .goto(address, { timeout: hydrationTimeout, waitUntil: withScripts ? 'load' : 'domcontentloaded' })
      .catch(() => null);
    if (!answer?.ok()) return null;
    if (withScripts) {
      if (!(await isLive(other, ['page']))) return null;
      await partsProblems(other, { slots: [] });
      await other.waitForTimeout(rest);
    }
    return await shownWords(other, within);
  } finally {
    await other.close();
  }
}
