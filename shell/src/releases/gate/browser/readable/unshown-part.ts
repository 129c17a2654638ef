import type { Page } from '@playwright/test';
import { smallPhone } from '../window-sizes.ts';

/** So many words, and so much of all, may be shown to nobody; and from so many on a part of the home page has to show one. */
const [mostWords, mostOfAll, fewWords] = [25, 0.4, 10];
/** The most controls that are pressed and screens that are scrolled, and how long each may take, in milliseconds. */
const [mostPressed, mostScreens, moment] = [20, 20, 300];

/** The words of one element of a section's part, and which of them are seen. */
interface Words {
  all: string[];
  seen: string[];
  /** The first text that is not seen. */
  text: string;
}

/**
 * A part most of whose words stand in its markup alone, though nobody sees them: also not on a phone or on paper, and not when somebody
 * scrolls or presses what may show them. Folded texts, overlays and texts for screen readers do not count.
 * @param within selector of the section's part @param restore loads the page anew, because it was used @returns one line at most
 */
export async function unshownProblems(
  page: Page,
  { within, restore }: { within: string; restore: () => Promise<void> },
): Promise<string[]> {
  const seen: string[] = [];
  const look = async () => {
    const parts = await page.evaluate(readWords, within);
    seen.push(...parts.flatMap((part) => part.seen));
    return parts.find((part) => isUnshown(part, new Set(seen)));
  };
  if (!(await look())) return [];
  const unshown = await afterUse(page, within, look);
  await restore();
  return unshown
    ? [`shows “${unshown.text}” to nobody, and most of its other words: styles or “hidden” hide them`]
    : [];
}

function isUnshown({ all, seen }: Words, known: ReadonlySet<string>): boolean {
  const unseen = all.filter((word) => !known.has(word));
  return (
    (unseen.length > mostWords && unseen.length > mostOfAll * all.length) ||
    (seen.length === 0 && unseen.length >= fewWords)
  );
}

/** @param look gives what is not shown until now @returns what is still not shown when somebody has tried to see it */
async function afterUse(
  page: Page,
  within: string,
  look: () => Promise<Words | undefined>,
): Promise<Words | undefined> {
  const usual = page.viewportSize();
  for (let screen = 0; screen < mostScreens; screen++) {
    const isThere = await page.evaluate(scrollToScreen, screen);
    await page.waitForTimeout(moment);
    if (!(await look())) return undefined;
    if (!isThere) break;
  }
  await page.emulateMedia({ media: 'print' });
  const onPaper = await look();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(smallPhone);
  await page.waitForTimeout(moment);
  let unshown = onPaper && (await look());
  if (usual) await page.setViewportSize(usual);
  for (let place = 0; unshown && place < mostPressed; place++) {
    if (!(await page.evaluate(pressControl, { within, place }))) break;
    await page.waitForTimeout(moment);
    unshown = await look();
  }
  return unshown;
}

/** Runs in the browser. */
function readWords(within: string): Words[] {
  const others =
    'details:not([open]) > :not(summary), dialog, [popover], [role=dialog], template, script, style, noscript, svg, video, audio, canvas, object, option, textarea, datalist, [aria-hidden="true"], [inert]';
  const wordsOf = (texts: readonly string[]) => [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]{2,}/gu),
    ),
  ];
  const isPainted = (one: Element | null): boolean =>
    one !== null && (getComputedStyle(one).backgroundClip.includes('text') || isPainted(one.parentElement));
  const isTransparent = (one: Element) =>
    /^rgba\(.*, 0(?:\.0\d*)?\)$/.test(getComputedStyle(one).webkitTextFillColor) && !isPainted(one);
  /** Whether a box around it is made for screen readers alone, hides all of it, or may be moved to it. */
  const boxAround = (one: Element, part: Element): 'for readers' | 'hiding' | 'moving' | undefined => {
    let kind: 'moving' | undefined;
    for (let box: Element | null = one; box && box !== part; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      const isCutting = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none';
      if (position === 'absolute' && isCutting && Math.max(width, height) <= 2) return 'for readers';
      if (/^inset\((?:5\d|[6-9]\d|\d{3,})(?:\.\d+)?%/.test(clipPath)) return 'hiding';
      if (overflowX !== 'visible') kind = 'moving';
    }
    return kind;
  };
  return [...document.querySelectorAll<HTMLElement>(within)].map((part) => {
    const texts: { text: string; isSeen: boolean }[] = [];
    const walker = document.createTreeWalker(part, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest(others)) continue;
      // Parts of others stand in the section's pages, too; and a form may have steps.
      const around = parent.closest('[data-slot]');
      if ((around && around !== part && part.contains(around)) || parent.closest('form')?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, right, bottom } = range.getBoundingClientRect();
      const isShown =
        parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0;
      const box = isShown ? boxAround(parent, part) : undefined;
      if (box === 'for readers') continue;
      const isThere = box === 'moving' || (right + scrollX > 0 && bottom + scrollY > 0);
      const isLegible = Number.parseFloat(getComputedStyle(parent).fontSize) >= 6 && !isTransparent(parent);
      texts.push({ text, isSeen: isShown && box !== 'hiding' && isThere && isLegible });
    }
    const unseen = texts.find(({ text, isSeen }) => !isSeen && text.length > 3);
    return {
      all: wordsOf(texts.map(({ text }) => text)),
      seen: wordsOf(texts.flatMap(({ text, isSeen }) => (isSeen ? text : []))),
      text: (unseen?.text ?? '').replaceAll(/\s+/g, ' ').slice(0, 60),
    };
  });
}

/** Runs in the browser. @returns whether there is more below */
function scrollToScreen(screen: number): boolean {
  const { scrollHeight } = document.documentElement;
  scrollTo({ top: screen * innerHeight, behavior: 'instant' });
  return (screen + 1) * innerHeight < scrollHeight;
}

/** Presses a button, tab, fold, box or label of a part that may show something; what sends a form is left. Runs in the browser. @returns whether there was one */
function pressControl({ within, place }: { within: string; place: number }): boolean {
  const controls =
    'a[href^="#"], button, summary, [role=button], [role=tab], input:is([type=radio], [type=checkbox], [type=button])';
  const isSending = (one: HTMLElement) =>
    one.localName === 'button' && (one as HTMLButtonElement).form && (one as HTMLButtonElement).type === 'submit';
  const all = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
    .filter((one) => !isSending(one) && !one.matches('a[href]:not([href^="#"])'));
  all[place]?.click();
  return all[place] !== undefined;
}
