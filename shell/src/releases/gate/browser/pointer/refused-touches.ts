import type { Page } from '@playwright/test';

/** So much of a phone's window a part may take that is not scrolled by touching it: beside it there has to be room for a finger. */
const mostRefused = 0.75;

/**
 * Whether a part is so large, and not to be scrolled by touches, that nobody gets past it on a phone, or so large that nobody can enlarge
 * the page with two fingers. @param within its selector @returns one line at most
 */
export async function touchProblems(page: Page, within: string): Promise<string[]> {
  const refusing = await page.evaluate(refusedTouches, [within, mostRefused] as [string, number]);
  if (refusing?.isStill) return [`cannot be scrolled on a phone: ${refusing.what} takes no touches (touch-action)`];
  return refusing
    ? [`cannot be enlarged with two fingers: ${refusing.what} has a touch-action without pinch-zoom (WCAG 1.4.4)`]
    : [];
}

interface Refusing {
  what: string;
  /** It cannot be scrolled either. */
  isStill: boolean;
}

/** Runs in the browser. */
function refusedTouches([within, most]: [string, number]): Refusing | undefined {
  interface Element {
    localName: string;
    className: unknown;
    innerText: string;
    getBoundingClientRect: () => { width: number; height: number };
    checkVisibility: (how: object) => boolean;
    querySelectorAll: (selector: string) => Iterable<Element>;
  }
  const { document, innerWidth, innerHeight, getComputedStyle } = globalThis as unknown as {
    document: {
      documentElement: { scrollHeight: number };
      querySelectorAll: (selector: string) => Iterable<Element>;
    };
    innerWidth: number;
    innerHeight: number;
    getComputedStyle: (element: Element) => { touchAction: string; pointerEvents: string };
  };
  if (document.documentElement.scrollHeight <= innerHeight) return undefined;
  const all = [...document.querySelectorAll(within)].flatMap((part) => [part, ...part.querySelectorAll('*')]);
  const findWithout = (allowed: RegExp) =>
    all.find((one) => {
      const { touchAction, pointerEvents } = getComputedStyle(one);
      if (allowed.test(touchAction) || pointerEvents === 'none') return false;
      const { width, height } = one.getBoundingClientRect();
      const covered = Math.min(width, innerWidth) * Math.min(height, innerHeight);
      return covered > most * innerWidth * innerHeight && one.checkVisibility({ visibilityProperty: true });
    });
  const still = findWithout(/auto|manipulation|pan-y|pan-up|pan-down/);
  const refusing = still ?? findWithout(/auto|manipulation|pinch-zoom/);
  if (!refusing) return undefined;
  const words = refusing.innerText?.trim().replaceAll(/\s+/g, ' ').slice(0, 40).trim();
  return { what: `<${refusing.localName}>${words && ` “${words}”`}`, isStill: still !== undefined };
}
