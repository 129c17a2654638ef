import type { Page } from '@playwright/test';

/** So much of a phone's window a part may take that is not scrolled by touching it: beside it there has to be room for a finger. */
const mostRefused = 0.75;

/**
 * Whether a part is so large, and not to be scrolled by touches, that nobody gets past it on a phone, or so large that nobody can enlarge
 * the page with two fingers. @param within its selector @returns one line at most
 */
export async function touchProblems(page: Page, within: string): Promise<string[]> {
  const refusing = await page.evaluate(refusedTouches, [within, mostRefused] as [string, number]);
  if (refusing?.isStill) return [`cannot be scrolled on a phone: ${refusing.what} ${refusing.isStill}`];
  return refusing
    ? [`cannot be enlarged with two fingers: ${refusing.what} has a touch-action without pinch-zoom (WCAG 1.4.4)`]
    : [];
}

interface Refusing {
  what: string;
  /** Why it cannot be scrolled either. */
  isStill: 'takes no touches (touch-action)' | 'prevents touches from scrolling (preventDefault)' | undefined;
}

/** Runs in the browser. */
function refusedTouches([within, most]: [string, number]): Refusing | undefined {
  if (document.documentElement.scrollHeight <= innerHeight) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(within)].flatMap((part) => [
    part,
    ...part.querySelectorAll<HTMLElement>('*'),
  ]);
  const large = all.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    const covered = Math.min(width, innerWidth) * Math.min(height, innerHeight);
    const isTouched =
      getComputedStyle(one).pointerEvents !== 'none' && one.checkVisibility({ visibilityProperty: true });
    return covered > most * innerWidth * innerHeight && isTouched;
  });
  const findWithout = (allowed: RegExp) => large.find((one) => !allowed.test(getComputedStyle(one).touchAction));
  /** A finger that moves upwards, without a browser that scrolls. */
  const isPrevented = (one: Element) => {
    const touch = (type: string, clientY: number) => {
      const touches = [new Touch({ identifier: 1, target: one, clientX: innerWidth / 2, clientY })];
      const how = { bubbles: true, cancelable: true, changedTouches: touches };
      return one.dispatchEvent(new TouchEvent(type, type === 'touchend' ? how : { ...how, touches }));
    };
    const middle = innerHeight / 2;
    const isScrolled = [touch('touchstart', middle), touch('touchmove', middle - 20), touch('touchmove', middle - 60)];
    touch('touchend', middle - 60);
    return isScrolled.includes(false);
  };
  const still = findWithout(/auto|manipulation|pan-y|pan-up|pan-down/);
  const preventing = still ? undefined : large.find(isPrevented);
  const refusing = still ?? preventing ?? findWithout(/auto|manipulation|pinch-zoom/);
  if (!refusing) return undefined;
  const words = refusing.innerText?.trim().replaceAll(/\s+/g, ' ').slice(0, 40).trim();
  const isStill = still
    ? 'takes no touches (touch-action)'
    : preventing && 'prevents touches from scrolling (preventDefault)';
  return { what: `<${refusing.localName}>${words && ` “${words}”`}`, isStill };
}
