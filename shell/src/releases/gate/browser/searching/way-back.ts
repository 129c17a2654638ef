import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { quoted, shownWords } from '../leaving/shown-words.ts';
import { waitForUrl } from '../wait-for-url.ts';
import { loadedWords } from './loaded-words.ts';
import { differsInQuery, type PageBefore } from './stale-words.ts';

/** How long a page may take to follow a step back in the history, and how often it is checked, in milliseconds. */
const longestReturn = 5_000;
const look = 100;
/** The fewest texts that must have disappeared with the other address; texts that the page only added may stay. */
const fewestGone = 3;

interface Before extends PageBefore {
  /** In the history. */
  place: number;
}

/**
 * Goes back after the query of a page's address has changed: most of what it showed before has to come back, as when that address is
 * loaded. Where no entry was added to the history, there is no way back. @param how the address was changed @returns what goes wrong
 */
export async function backProblem(
  page: Page,
  { within, before, how }: { within: string; before: Before; how: string },
): Promise<string | undefined> {
  const address = page.url();
  if (!differsInQuery(before.address, address) || (await placeInHistory(page)) <= before.place) return undefined;
  const after = await shownWords(page, within);
  const gone = before.words.filter((word) => isText(word) && !after.includes(word));
  const added = after.filter((word) => isText(word) && !before.words.includes(word));
  if (gone.length < fewestGone || added.length === 0) return undefined;
  await page.evaluate('history.back()');
  if (!(await waitForUrl(page, ({ href }) => href === before.address, longestReturn))) return undefined;
  const compare = async () => {
    const shown = await shownWords(page, within);
    const missing = gone.filter((word) => !shown.includes(word));
    return { missing, stays: added.filter((word) => shown.includes(word)) };
  };
  const isStale = ({ missing, stays }: Awaited<ReturnType<typeof compare>>) =>
    missing.length > gone.length / 2 && stays.length > 0;
  const end = performance.now() + longestReturn;
  let found = await compare();
  while (isStale(found) && performance.now() < end) {
    await wait(look);
    found = await compare();
  }
  if (!isStale(found) || page.url() !== before.address) return undefined;
  const loaded = await loadedWords(page, { within, address: before.address, withScripts: true });
  if (!loaded) return undefined;
  // Words that differ with each load cannot come back.
  const missing = found.missing.filter((word) => loaded.includes(word));
  const stays = found.stays.filter((word) => !loaded.includes(word));
  if (missing.length <= gone.length / 2 || stays.length === 0) return undefined;
  return `still shows ${quoted(stays, 0)} in place of ${quoted(missing, 0)} when somebody goes back after ${how}: the address is that of before, the page is not`;
}

/** The place of the page in the history: another entry has a higher one. */
export function placeInHistory(page: Page): Promise<number> {
  return page.evaluate(() => {
    return globalThis.navigation?.currentEntry?.index ?? 0;
  });
}

/** Whether a word is a text, and not where a link leads. */
function isText(word: string): boolean {
  return !/^(?:[/?#]|https?:)/.test(word);
}
