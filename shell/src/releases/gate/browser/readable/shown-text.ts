import type { Page } from '@playwright/test';
import { phone } from '../phone-width.ts';

/** Widths between and beyond a phone and the usual screen, in pixels: tablets, and a large screen. */
const otherWidths = [768, 1_024, 1_920];
/** So many words may be missing at one width: a month or a weekday may be shortened. */
const mostShortened = 3;
/** From so many words on a page has something to print, and so much of them has to be printed. */
const fewWords = 20;
const leastPrinted = 0.25;

/**
 * What a phone and a usual screen both show has to be there on tablets and large screens, too, and a page of texts on paper.
 * @param within selector of the section's part @param settle waits until the page is at rest @returns a line at most
 */
export async function lostTextProblems(
  page: Page,
  { within, settle, isPrinted }: { within: string; settle: () => Promise<void>; isPrinted: boolean },
): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  const wordsAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return shownWords(page, within);
  };
  const narrow = await wordsAt(phone.width, phone.height);
  const wide = await wordsAt(usual.width, usual.height);
  const always = [...wide].filter((word) => narrow.has(word));
  const problems: string[] = [];
  for (const width of otherWidths) {
    const lostOf = (shown: ReadonlySet<string>) => always.filter((word) => !shown.has(word));
    const isLost = (lost: readonly string[]) => lost.length > mostShortened;
    let lost = lostOf(await wordsAt(width, usual.height));
    if (isLost(lost)) {
      // A script may need a moment for another width.
      await settle();
      lost = lostOf(await shownWords(page, within));
    }
    if (isLost(lost))
      problems.push(
        `does not show “${lost.slice(0, 5).join(' ')}” at a width of ${width} pixels, but on narrower and wider screens`,
      );
  }
  await page.setViewportSize(usual);
  if (isPrinted && problems.length === 0 && wide.size >= fewWords) {
    await page.emulateMedia({ media: 'print' });
    const printed = await shownWords(page, within);
    await page.emulateMedia({ media: null });
    if ([...wide].filter((word) => printed.has(word)).length < leastPrinted * wide.size)
      problems.push('prints hardly any of the texts that it shows');
  }
  return problems.slice(0, 1);
}

/** The words that are shown of a part. */
async function shownWords(page: Page, within: string): Promise<Set<string>> {
  const text = await page.evaluate(readText, within);
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu));
}

/** Runs in the browser. */
function readText(within: string): string {
  const { document } = globalThis as unknown as {
    document: {
      querySelectorAll: (selector: string) => Iterable<{ innerText: string; checkVisibility: () => boolean }>;
    };
  };
  // A part that is not shown itself says all its text.
  const shown = [...document.querySelectorAll(within)].filter((part) => part.checkVisibility());
  return shown.map(({ innerText }) => innerText).join('\n');
}
