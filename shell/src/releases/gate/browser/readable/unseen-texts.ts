import type { Page } from '@playwright/test';

/** The most texts that are scrolled to, and how long what moves may take then, in milliseconds. */
const mostTexts = 3;
const movement = 800;

/**
 * The texts of a part that are laid out, but transparent, invisible or without a size, also when they are scrolled to. What is folded
 * in, what is not displayed, and what is for screen readers alone is not meant.
 * @param within selector of the part
 */
export async function unseenTexts(page: Page, within: string): Promise<string[]> {
  const unseen: string[] = [];
  for (const text of (await page.evaluate(readUnseen, within)).slice(0, mostTexts)) {
    await page.evaluate(scrollToText, [within, text] as [string, string]);
    await page.waitForTimeout(movement);
    if ((await page.evaluate(readUnseen, within)).includes(text)) unseen.push(text);
  }
  return unseen;
}

/** The first of some texts that is shown when it is scrolled to. */
export async function shownText(page: Page, within: string, texts: readonly string[]): Promise<string | undefined> {
  for (const text of texts) {
    if (!(await page.evaluate(scrollToText, [within, text] as [string, string]))) continue;
    await page.waitForTimeout(movement);
    const isThere = await page.evaluate(scrollToText, [within, text] as [string, string]);
    if (isThere && !(await page.evaluate(readUnseen, within)).includes(text)) return text;
  }
  return undefined;
}

/** Runs in the browser, without the page's scripts. */
function readUnseen(within: string): string[] {
  // A button that needs a script may wait for it.
  const others =
    '[aria-hidden="true"], [hidden], [inert], [type=button], [role=button], option, textarea, noscript, video, audio, canvas, object';
  const unseen = new Set<string>();
  const seen = new Set<string>();
  const hasSize = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    for (let one = node.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(one);
      if (display === 'inline' || display === 'contents') continue;
      const size = one.getBoundingClientRect();
      if ((overflowX !== 'visible' && size.width === 0) || (overflowY !== 'visible' && size.height === 0)) return false;
    }
    return true;
  };
  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
      const parent = node.parentElement;
      // Skips text without a box: it is not displayed, or in a closed fold.
      if (!text || !parent || parent.getClientRects().length === 0 || !parent.checkVisibility({})) continue;
      if (parent.closest(others)) continue;
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && hasSize(node);
      (isSeen ? seen : unseen).add(text);
    }
  }
  return [...unseen].filter((text) => !seen.has(text));
}

/** Runs in the browser. @returns whether the text is there */
function scrollToText([within, text]: [string, string]): boolean {
  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if ((node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim() !== text) continue;
      node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    }
  }
  return false;
}
