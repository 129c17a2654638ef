import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { PageWatch } from '../requests/page-watch.ts';
import { leaveAndReturn } from './leave-and-return.ts';

/** How long a busy page may take until it shows what it was told, and how often it is looked at, in milliseconds. */
const longestRendering = 5_000;
const look = 200;
/** How much of a text is quoted. */
const mostQuoted = 60;

/** How the site's error pages begin. */
const errorWords = /^Error \d{3}$/;

/** What a page shows: its texts, and where its links lead. */
export type ShownWords = readonly string[];

/** Reads what a part of a page shows. @param within its selector, else the section's page */
export function shownWords(page: Page, within = 'main'): Promise<ShownWords> {
  return page.evaluate(readWords, within);
}

/** Reads what a part shows, as soon as it is what is wanted, or after a while. @param wanted undefined: reads it at once */
export async function wordsUntil(page: Page, within: string, wanted?: ShownWords): Promise<ShownWords> {
  const end = performance.now() + longestRendering;
  let shown = await shownWords(page, within);
  if (!wanted) return shown;
  while (firstDifference(shown, wanted) !== undefined && performance.now() < end) {
    await wait(look);
    shown = await shownWords(page, within);
  }
  return shown;
}

/**
 * Compares what a page of the server shows with what it shows to those who come by a link inside the site, whose browser makes it with
 * its own clock and place. A page that differs each time is left alone, and so is one that only adds something, such as what was seen lately.
 * @param page that was left and returned to @param served words of its part when it was loaded
 * @returns one line at most
 */
export async function returnedProblems(
  page: Page,
  watch: PageWatch,
  { served, within }: { served: ShownWords; within: string },
): Promise<string[]> {
  const made = await wordsUntil(page, within, served);
  const place = firstDifference(served, made);
  if (place === undefined || served.every((word) => made.includes(word))) return [];
  if ((await leaveAndReturn(page)).length > 0) return [];
  await watch.settle();
  if (firstDifference(made, await wordsUntil(page, within, served)) !== undefined) return [];
  await page.reload();
  await watch.settle();
  if (firstDifference(served, await shownWords(page, within)) !== undefined) return [];
  return [returnedSentence(served, made, place)];
}

/** What is wrong with a page that shows something else after a link. @param place of the first words that differ */
export function returnedSentence(served: ShownWords, made: ShownWords, place: number): string {
  const who = 'to whoever comes by a link inside the site';
  if (errorWords.test(made[place] ?? ''))
    return `shows ${quoted(made, place)} ${who}: its loader fails in the browser, and not on the server`;
  return `shows ${quoted(made, place)} in place of ${quoted(served, place)} ${who}`;
}

/** The place of the first words that differ; undefined where all are the same. */
export function firstDifference(one: ShownWords, other: ShownWords): number | undefined {
  const place = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).find(
    (at) => one[at] !== other[at],
  );
  return place;
}

/** The words at a place, shortened. */
export function quoted(words: ShownWords, place: number): string {
  return `“${words[place]?.slice(0, mostQuoted) ?? ''}”`;
}

/** Runs in the browser. */
function readWords(within: string): string[] {
  const words: string[] = [];
  let text = '';
  const end = () => {
    const word = text.replaceAll(/\s+/g, ' ').trim();
    if (word) words.push(word);
    text = '';
  };
  const read = (node: Node) => {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    const { localName, disabled } = node as HTMLInputElement;
    if (node.nodeType !== 1 || ['script', 'style', 'template'].includes(localName ?? '')) return;
    end();
    const address = localName === 'a' ? (node as Element).getAttribute?.('href') : undefined;
    if (address) words.push(address);
    if (disabled) text += '(disabled) ';
    for (const child of node.childNodes) read(child);
    end();
  };
  for (const part of document.querySelectorAll(within)) read(part);
  return words;
}
