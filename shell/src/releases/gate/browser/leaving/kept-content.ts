import type { Page } from '@playwright/test';
import { splitLocale } from '@ofgc/shared/i18n';
import { addressKind } from '../../addresses/address-kind.ts';
import { staleWords } from '../searching/stale-words.ts';
import { loadAgain } from '../visits/load-page.ts';
import { waitForUrl } from '../wait-for-url.ts';
import { changeLanguage } from './change-language.ts';
import { shownWords } from './shown-words.ts';

/** How long a link may take to lead on, in milliseconds. */
const longestWay = 5_000;
/** The fewest words of another thing: one alone may be the name of the page that somebody comes from. */
const fewestOfOther = 3;

/** Somewhere that React shows with the same component, because both addresses are of one route. */
interface Way {
  how: string;
  /** The fewest words that have to be still there. */
  fewest: number;
  /** @returns whether the page has led on */
  go: (page: Page, within: string) => Promise<boolean>;
}

const ways: readonly Way[] = [
  { how: 'somebody chooses the other language', fewest: 1, go: changeLanguage },
  { how: 'somebody follows a link to another page of its kind', fewest: fewestOfOther, go: goToNext },
];

/**
 * A page that keeps what it was first given when somebody goes on to its other language or to another thing: a state, a memo or a
 * reference that is set once from the page's data or texts.
 * @param page at its address, at rest @returns one line at most
 */
export async function keptContentProblems(page: Page, within: string): Promise<string[]> {
  const start = page.url();
  for (const { how, fewest, go } of ways) {
    let hasGone = false;
    const follow = async () => {
      const before = { address: page.url(), words: await shownWords(page, within) };
      hasGone = await go(page, within);
      return hasGone ? staleWords(page, { within, before, how, isSuch: differsInPath, fewest }) : undefined;
    };
    const problem = await follow();
    // On a busy machine an answer may be late: only a problem that is there again after a new load counts.
    const again = problem && (await loadAgain(page, start)) && (await follow());
    if (again) return [again];
    if (hasGone && !(await loadAgain(page, start))) return [];
  }
  return [];
}

/** Follows the first link of a part to another address of the page's kind. @returns whether the page has led on */
async function goToNext(page: Page, within: string): Promise<boolean> {
  const address = page.url();
  const links = await page.evaluate(pathsWithin, within);
  const place = links.findIndex((to) => to !== null && differsInPath(to, address) && kindOf(to) === kindOf(address));
  if (place < 0) return false;
  await page.evaluate(followLink, [within, place] as const);
  return waitForUrl(page, ({ href }) => href !== address, longestWay);
}

function differsInPath(one: string, other: string): boolean {
  return new URL(one).pathname !== new URL(other).pathname;
}

function kindOf(address: string): string {
  const { locale, path } = splitLocale(new URL(address).pathname);
  return `${locale} ${addressKind(path)}`;
}

/** Where the links of a part lead; null of one that leads out of the page or that nobody sees. Runs in the browser. */
function pathsWithin(within: string): (string | null)[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`:is(${within}) a[href]:not(svg *)`)];
  return links.map((link) => {
    const isInside = link.origin === location.origin && !link.target && !link.hasAttribute('download');
    return isInside && link.checkVisibility() ? link.href : null;
  });
}

/** Runs in the browser. */
function followLink([within, place]: readonly [string, number]): void {
  document.querySelectorAll<HTMLAnchorElement>(`:is(${within}) a[href]:not(svg *)`)[place]?.click();
}
