import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { quoted, shownWords, type ShownWords } from '../leaving/shown-words.ts';
import { loadedWords } from './loaded-words.ts';

/** How long a page may take to show the content of its new address, as the document alone and with its scripts, and how often it is checked, in milliseconds. */
const [quickChange, longestChange] = [1_500, 5_000];
const look = 100;

/** A page before its address has changed. */
export interface PageBefore {
  address: string;
  words: ShownWords;
}

/** What is compared after the address of a page has changed. */
interface Change {
  /** Selector of the part that is compared. */
  within: string;
  before: PageBefore;
  /** How the address was changed. */
  how: string;
  /** Whether the two addresses are worth comparing; by default they differ in their query alone. */
  isSuch?: (one: string, other: string) => boolean;
  /** The fewest words that have to be still there. */
  fewest?: number;
}

/**
 * Whether a page whose address has changed still shows what it showed before, in place of what the same address shows when it is loaded.
 * Words that are only added, only left out, or different with each load do not count. @returns what goes wrong
 */
export async function staleWords(
  page: Page,
  { within, before, how, isSuch = differsInQuery, fewest = 1 }: Change,
): Promise<string | undefined> {
  const address = page.url();
  if (!isSuch(before.address, address)) return undefined;
  const load = (withScripts: boolean) => loadedWords(page, { within, address, withScripts });
  const staleFor = async (longest: number, [loaded, again]: readonly [ShownWords, ShownWords]) => {
    const end = performance.now() + longest;
    while (page.url() === address) {
      const shown = await shownWords(page, within);
      const stale = shown.flatMap((word, place) =>
        before.words.includes(word) && !loaded.includes(word) && !again.includes(word) ? [place] : [],
      );
      const missing = loaded.findIndex((word) => again.includes(word) && !shown.includes(word));
      if (stale.length < fewest || missing < 0) break;
      if (performance.now() > end) return `${quoted(shown, stale[0] ?? 0)} in place of ${quoted(loaded, missing)}`;
      await wait(look);
    }
    return undefined;
  };
  const document = await load(false);
  // Scripts may show something else than the document before they have run.
  if (!document || !(await staleFor(quickChange, [document, document]))) return undefined;
  const [loaded, again] = [await load(true), await load(true)];
  const stale = loaded && again && (await staleFor(longestChange, [loaded, again]));
  return stale ? `still shows ${stale} after ${how}, unlike the same address when it is loaded` : undefined;
}

/** Whether two addresses are of one page, with another query. */
export function differsInQuery(one: string, other: string): boolean {
  const [from, to] = [new URL(one), new URL(other)];
  return from.origin === to.origin && from.pathname === to.pathname && from.search !== to.search;
}
