import type { ElementHandle, Page } from '@playwright/test';

/** Below this contrast of a text to the colour behind it, it is compared with what is there without it. WCAG asks for 4.5. */
const doubtful = 1.3;
/** The most texts of a page that are compared. */
const mostCompared = 12;

/**
 * Texts that nobody can see, because they have the colour of what is behind them. What may be over a picture is looked at: it is unseen
 * where the page looks the same without it. @param within selector of the section's part @returns a line at most
 */
export async function paleTextProblems(page: Page, within: string): Promise<string[]> {
  const doubted = await page.evaluateHandle(doubtfulTexts, { within, least: doubtful, most: mostCompared });
  const texts = await doubted.evaluate((all) => all.map(({ text }) => text));
  for (const [place, text] of texts.entries()) {
    const element = await doubted.evaluateHandle((all, at) => (all[at] as Doubted).element, place);
    if (await isUnseen(element)) return [`shows “${text}” in the colour of what is behind it: nobody can read it`];
  }
  return [];
}

/** Whether an element looks the same without its text, which is shown again afterwards. */
async function isUnseen(element: ElementHandle<HTMLElement>): Promise<boolean> {
  // A coarse picture, because the edges of letters are mixed with a rounding of their own.
  const look = () =>
    element
      .screenshot({ type: 'jpeg', quality: 30, timeout: 2_000, animations: 'disabled', caret: 'hide' })
      .catch(() => null);
  const before = await look();
  const colour = await element.evaluate(hideText);
  const after = await look();
  await element.evaluate(({ style }, [value, priority]) => style.setProperty('color', value, priority), colour);
  return before !== null && after?.equals(before) === true;
}

/** A text, and the element that has it. */
interface Doubted {
  element: HTMLElement;
  text: string;
}

/** The texts whose colour is nearly that of the first background behind them. Runs in the browser. */
function doubtfulTexts({ within, least, most }: { within: string; least: number; most: number }): Doubted[] {
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
  /** Such a text has the colours of a background, which are seen through it. */
  const isPaintedBehind = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).backgroundClip.includes('text') || isPaintedBehind(element.parentElement));
  const found: Doubted[] = [];
  const elements = [...document.querySelectorAll<HTMLElement>(within)].flatMap((part) => [
    part,
    ...part.querySelectorAll<HTMLElement>('*'),
  ]);
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
    if (!ink || !paper || (ink[3] ?? 1) < 0.1 || isPaintedBehind(element)) continue;
    const [light, dark] = [luminance(ink), luminance(paper)].toSorted((one, other) => other - one) as [number, number];
    if ((light + 0.05) / (dark + 0.05) >= least || found.length >= most) continue;
    found.push({ element, text: text.slice(0, 60) });
  }
  return found;
}

/** Runs in the browser. @returns the colour that the element's own style had, and its priority */
function hideText({ style }: HTMLElement): [string, string] {
  const before: [string, string] = [style.getPropertyValue('color'), style.getPropertyPriority('color')];
  style.setProperty('color', 'transparent', 'important');
  return before;
}
