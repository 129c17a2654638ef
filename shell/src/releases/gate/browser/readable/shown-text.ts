import type { Page } from '@playwright/test';
import type { PageWatch } from '../requests/page-watch.ts';
import { leftOffPhones, readShown } from './left-off-phones.ts';
import { smallPhone } from '../window-sizes.ts';

/** Widths between and beyond a phone and the usual screen, in pixels: tablets, and a large screen. */
const otherWidths = [768, 1_024, 1_920];
/** So many words may be missing at one width: a month or a weekday may be shortened. */
const mostShortened = 3;
/** How long scripts may take to adapt a page to another width, where words seem to be missing; in milliseconds. */
const adapting = 1_000;
/** From so many words on a page has something to print, and so much of them has to be printed. */
const fewWords = 20;
const leastPrinted = 0.25;
/** From so many words in sentences on a page has a text, and so much of them may be on the screen alone. */
const fewRunningWords = 40;
const mostUnprinted = 0.8;

/**
 * What a usual screen shows has to be there on a phone, what both show on tablets and large screens, too, and a page of texts on paper.
 * @param within selector of the section's part @returns a line at most
 */
export async function lostTextProblems(
  page: Page,
  watch: PageWatch,
  { within, isPrinted }: { within: string; isPrinted: boolean },
): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  const wordsAt = async ({ width, height }: { width: number; height: number }, rest: () => Promise<void>) => {
    await page.setViewportSize({ width, height });
    await rest();
    return shownWords(page, within);
  };
  const lostWords = async (rest: () => Promise<void>) => {
    const narrow = await wordsAt(smallPhone, rest);
    const onPhone = await page.evaluate(readShown, within);
    const wide = await wordsAt(usual, rest);
    const [left] = leftOffPhones(await page.evaluate(readShown, within), onPhone);
    if (left !== undefined) return left;
    const always = [...wide].filter((word) => narrow.has(word));
    for (const width of otherWidths) {
      const shown = await wordsAt({ width, height: usual.height }, rest);
      const lost = always.filter((word) => !shown.has(word));
      if (lost.length > mostShortened)
        return `does not show “${lost.slice(0, 5).join(' ')}” at a width of ${width} pixels, but on narrower and wider screens`;
    }
    return undefined;
  };
  // A script may need a moment for each width.
  const adapt = async () => {
    await page.waitForTimeout(adapting);
    await watch.untilAtRest();
  };
  const lost = (await lostWords(async () => {})) && (await lostWords(adapt));
  await page.setViewportSize(usual);
  if (lost) return [lost];
  return isPrinted ? printProblems(page, within) : [];
}

/** A page with something to print of which hardly anything is printed, or all but its sentences. */
async function printProblems(page: Page, within: string): Promise<string[]> {
  const read = async () => ({ words: await shownWords(page, within), ...(await page.evaluate(readTexts, within)) });
  const shown = await read();
  await page.emulateMedia({ media: 'print' });
  const printed = await read();
  await page.emulateMedia({ media: null });
  const isPrinted =
    [...shown.words].filter((word) => printed.words.has(word)).length >= leastPrinted * shown.words.size;
  if (!isPrinted && shown.words.size >= fewWords) return ['prints hardly any of the texts that it shows'];
  // A page that offers to be printed, or has something for paper alone, knows what it prints.
  const isMeant =
    [...shown.words].some((word) => /^(?:imprim|print)/.test(word)) ||
    printed.texts.some((text) => !shown.texts.includes(text));
  const lost = shown.sentences.filter((one) => !printed.sentences.includes(one));
  const [all, unprinted] = [shown.sentences, lost].map((some) => some.join(' ').split(' ').length) as [number, number];
  return lost.length > 0 && !isMeant && all >= fewRunningWords && unprinted > mostUnprinted * all
    ? [`does not print its sentences, as “${lost[0]?.slice(0, 60)}”: a style for paper hides them`]
    : [];
}

/** The words that are shown of a part. */
async function shownWords(page: Page, within: string): Promise<Set<string>> {
  const text = await page.evaluate(readText, within);
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu));
}

/** Runs in the browser. */
function readText(within: string): string {
  // A part that is not shown itself says all its text.
  const shown = [...document.querySelectorAll<HTMLElement>(within)].filter((part) => part.checkVisibility());
  return shown.map(({ innerText }) => innerText).join('\n');
}

/**
 * The sentences in paragraphs that are shown of a part, not those of lists, tables, forms and what can be pressed; and all texts outside
 * of folds. Runs in the browser.
 */
function readTexts(within: string): { sentences: string[]; texts: string[] } {
  const beside = 'li, table, dl, nav, aside, form, figure, a, button, details, dialog, [popover], [data-slot]';
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().height > 2;
  const textOf = (one: Element) => (one.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const shown = [...document.querySelectorAll(within)].flatMap((part) =>
    [...part.querySelectorAll('*')].filter(isShown),
  );
  return {
    sentences: shown
      .filter((one) => one.localName === 'p' && !one.closest(beside))
      .map(textOf)
      .filter((text) => /[.!?…]$/.test(text) && text.split(' ').length > 5),
    texts: shown.filter((one) => one.childElementCount === 0 && !one.closest('details')).map(textOf),
  };
}
