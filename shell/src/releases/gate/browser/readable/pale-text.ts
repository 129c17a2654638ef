import type { Page } from '@playwright/test';

/** Below this contrast of a text to the colour behind it, it is compared with what is there without it. WCAG asks for 4.5. */
const doubtful = 1.3;
/** The most texts of a page that are compared. */
const mostCompared = 12;
const mark = 'data-ofgc-pale';

/**
 * Texts that nobody can see, because they have the colour of what is behind them. What may be over a picture is looked at: it is unseen
 * where the page looks the same without it. @param within selector of the section's part @returns a line at most
 */
export async function paleTextProblems(page: Page, within: string): Promise<string[]> {
  const doubted = await page.evaluate(markDoubtful, [within, mark, doubtful, mostCompared] as [
    string,
    string,
    number,
    number,
  ]);
  for (const [place, text] of doubted.entries()) {
    const element = page.locator(`[${mark}="${place}"]`);
    // A coarse picture, because the edges of letters are mixed with a rounding of their own.
    const look = () =>
      element
        .screenshot({ type: 'jpeg', quality: 30, timeout: 2_000, animations: 'disabled', caret: 'hide' })
        .catch(() => null);
    const before = await look();
    await element.evaluate(hideText);
    const after = await look();
    if (before && after?.equals(before))
      return [`shows “${text}” in the colour of what is behind it: nobody can read it`];
  }
  return [];
}

/** Marks the texts whose colour is nearly that of the first background behind them. Runs in the browser. */
function markDoubtful([within, name, least, most]: [string, string, number, number]): string[] {
  interface Style {
    color: string;
    backgroundColor: string;
    visibility: string;
  }
  interface Element {
    parentElement: Element | null;
    childNodes: Iterable<{ nodeType: number; nodeValue: string | null }>;
    closest: (selector: string) => Element | null;
    setAttribute: (name: string, value: string) => void;
    getBoundingClientRect: () => { width: number; height: number };
    querySelectorAll: (selector: string) => Iterable<Element>;
  }
  const { document, getComputedStyle } = globalThis as unknown as {
    document: { querySelectorAll: (selector: string) => Iterable<Element> };
    getComputedStyle: (element: Element) => Style;
  };
  const numbers = (colour: string) => {
    const [, inside = ''] = /^rgba?\(([^)]*)\)$/.exec(colour) ?? [];
    const parts = inside.split(/[\s,/]+/).map(Number);
    return parts.length >= 3 && parts.every((part) => !Number.isNaN(part)) ? parts : undefined;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (part: number) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const behind = (element: Element | null): number[] | undefined => {
    if (!element) return [255, 255, 255];
    const background = numbers(getComputedStyle(element).backgroundColor);
    return background && (background[3] ?? 1) > 0.9 ? background : behind(element.parentElement);
  };
  const found: string[] = [];
  const elements = [...document.querySelectorAll(within)].flatMap((part) => [part, ...part.querySelectorAll('*')]);
  for (const element of elements) {
    const text = [...element.childNodes]
      .flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? (nodeValue ?? '') : []))
      .join(' ')
      .trim();
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (
      text.length < 3 ||
      width < 8 ||
      height < 8 ||
      style.visibility !== 'visible' ||
      element.closest('[aria-hidden=true], svg, :disabled')
    )
      continue;
    const [ink, paper] = [numbers(style.color), behind(element)];
    if (!ink || !paper) continue;
    const [light, dark] = [luminance(ink), luminance(paper)].toSorted((one, other) => other - one) as [number, number];
    if ((light + 0.05) / (dark + 0.05) >= least || found.length >= most) continue;
    element.setAttribute(name, String(found.length));
    found.push(text.slice(0, 60));
  }
  return found;
}

/** Runs in the browser. */
function hideText(element: unknown): void {
  (element as { style: { setProperty: (name: string, value: string, priority: string) => void } }).style.setProperty(
    'color',
    'transparent',
    'important',
  );
}
