import type { Page } from '@playwright/test';
import { askedBy } from '../side-effects/asked-permissions.ts';

/** The most texts of a part that are copied, and the shortest one in letters. */
const mostTexts = 5;
const shortest = 15;

/** Whether somebody who copies a text of a part gets that text. @param within selector of the section's own part @returns one line at most */
export async function copiedProblems(page: Page, within: string, section: string): Promise<string[]> {
  const before = await clipboardQuestions(page, section);
  const copied = await page.evaluate(copyTexts, { within, most: mostTexts, shortest });
  if (copied)
    return [
      copied.got === ''
        ? `lets nobody copy “${copied.wanted}”`
        : `copies “${copied.got}” when somebody copies “${copied.wanted}”`,
    ];
  const after = await clipboardQuestions(page, section);
  return after > before ? ['writes into the clipboard when somebody copies its text'] : [];
}

async function clipboardQuestions(page: Page, section: string): Promise<number> {
  return (await askedBy(page, section)).filter((what) => what.includes('clipboard')).length;
}

/** Copies texts that are spread over a part. Runs in the browser. @returns the first that is not what is copied then */
function copyTexts(of: { within: string; most: number; shortest: number }): { wanted: string; got: string } | null {
  // Without soft hyphens, and with one kind of space.
  const plain = (text: string) =>
    text
      .replaceAll(/[\u00AD\u200B-\u200D\u2060]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const places = [...document.querySelectorAll(of.within)].flatMap((part) => {
    const walker = document.createTreeWalker(part, 4);
    const found: Element[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      if (!place || plain(node.nodeValue ?? '').length < of.shortest) continue;
      // Skips controls: their texts need not be copied.
      const isControl = place.closest('button, select, textarea, [role=button], script, style, noscript, template');
      if (!isControl && place.checkVisibility({ visibilityProperty: true })) found.push(place);
    }
    return found;
  });
  const unselectable = places.filter((place) => getComputedStyle(place).userSelect === 'none');
  if (unselectable.length > places.length / 2)
    return { wanted: plain(unselectable[0]?.textContent ?? '').slice(0, 40), got: '' };
  const step = Math.max(1, places.length / of.most);
  const selection = getSelection() as Selection;
  try {
    for (let at = 0; at < places.length; at += step) {
      const place = places[Math.floor(at)];
      if (!place) break;
      selection.selectAllChildren(place);
      const wanted = plain(String(selection));
      // A text that cannot be selected is not copied at all.
      if (wanted.length < of.shortest) continue;
      const clipboardData = new DataTransfer();
      const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
      const isLeft = place.dispatchEvent(new ClipboardEvent('copy', options));
      const got = plain(isLeft ? String(selection) : clipboardData.getData('text/plain'));
      if (got !== wanted) return { wanted: wanted.slice(0, 40), got: got.slice(0, 40) };
    }
    return null;
  } finally {
    selection.removeAllRanges();
  }
}
