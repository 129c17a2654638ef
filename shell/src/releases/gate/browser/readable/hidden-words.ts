import type { Page } from '@playwright/test';

/** A shorter text, in characters, may be an ornament; and the share of its words that must be missing elsewhere to be reported. */
const fewestLetters = 80;
const mostMissing = 0.6;

/** Texts of a part that everybody sees, but that screen readers leave out (`aria-hidden`), and that stand nowhere else. @param within selector of the part @returns one line at most */
export async function hiddenWordsProblems(page: Page, within: string): Promise<string[]> {
  const words = await page.evaluate(findHidden, { within, fewestLetters, mostMissing });
  return words === null ? [] : [`hides “${words}” from screen readers (aria-hidden), and says it nowhere else`];
}

/** Runs in the browser. */
function findHidden(of: { within: string; fewestLetters: number; mostMissing: number }): string | null {
  const parts = [...document.querySelectorAll<HTMLElement>(of.within)];
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const said = parts.map((part) => {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('[aria-hidden="true"], script, style')) one.remove();
    const named = [...copy.querySelectorAll('[aria-label], [alt], [title]')].flatMap((one) =>
      ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [copy.textContent ?? '', ...named].join(' ');
  });
  const elsewhere = wordsOf(said.join(' '));
  for (const part of parts)
    for (const one of part.querySelectorAll<HTMLElement>('[aria-hidden="true"]')) {
      if (one.closest('svg, [role=img], dialog, [popover], [inert]')) continue;
      // Slots of other sections are also in the section's pages.
      if (
        (of.within === 'main' && one.closest('[data-slot]')) ||
        !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const text = one.innerText?.trim().replaceAll(/\s+/g, ' ') ?? '';
      const words = [...wordsOf(text)];
      const missing = words.filter((word) => !elsewhere.has(word));
      if (text.length > of.fewestLetters && missing.length > of.mostMissing * words.length)
        return text.slice(0, 40).trim();
    }
  return null;
}
