import type { Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import { shownWords } from '../leaving/shown-words.ts';
import { untilAddressChanges } from './page-effects.ts';
import { staleWords } from './stale-words.ts';
import { backProblem, placeInHistory } from './way-back.ts';

/**
 * Follows the last link of a part that differs from the page's address in its query alone: the page then has to show what it shows when
 * it is loaded with it, and what it showed before where somebody goes back. @returns one line at most
 */
export async function queryLinkProblems(
  page: Page,
  { within, requests }: { within: string; requests: HeldRequests },
): Promise<string[]> {
  const start = page.url();
  const follow = async () => {
    const { held } = requests;
    const before = { address: page.url(), words: await shownWords(page, within), place: await placeInHistory(page) };
    const words = await page.evaluate(followLink, within);
    if (words === null) return undefined;
    await untilAddressChanges(page, before.address, () => requests.held > held);
    const visit = { within, before, how: `somebody follows the link “${words}”` };
    return (await staleWords(page, visit)) ?? backProblem(page, { ...visit, how: `following the link “${words}”` });
  };
  const problem = await follow();
  const again = problem && (await requests.load(start)) && (await follow());
  return again ? [again] : [];
}

/** Runs in the browser. @returns the link's words; null where there is none */
function followLink(within: string): string | null {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg *)'),
  ]);
  const link = all.findLast((one) => {
    const { origin, pathname, search } = new URL(one.href);
    const isHere = origin === location.origin && pathname === location.pathname && search !== location.search;
    return isHere && !one.target && !one.hasAttribute('download') && one.checkVisibility();
  });
  link?.click();
  return link ? (link.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40) : null;
}
