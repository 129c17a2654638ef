import type { Page } from '@playwright/test';
import { focusShown } from '../../site/page/focus-shown.ts';

/**
 * Elements that stick out of a page that is too wide for its window, and text that its box cuts off.
 * @param exempt a selector of elements that may be scrolled sideways
 */
export function findLostContent(page: Page, exempt?: string): Promise<string[]> {
  return page.evaluate((free) => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    // Parts that are laid out only near the screen would hide elements that stick out of them.
    for (const element of all)
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    const isWide = document.documentElement.scrollWidth > width + 1 || document.body.scrollWidth > width + 1;
    // Content that a box cuts off or scrolls does not make the page wider. Of nested elements that stick out, only the outermost counts.
    const isClipped = (element: Element): boolean => {
      const box = element.parentElement;
      if (!box || box === document.body) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isClipped(box);
    };
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > width + 1;
    const stickingOut = isWide
      ? all.filter(
          (element) =>
            sticksOut(element) &&
            !(free && element.closest(free)) &&
            !element.parentElement?.closest('svg') &&
            !isClipped(element) &&
            !(element.parentElement !== document.body && element.parentElement && sticksOut(element.parentElement)),
        )
      : [];
    const cutOff = all.filter((element) => {
      if (!element.checkVisibility() || element.closest('.visually-hidden, [aria-hidden=true], svg')) return false;
      // Text for screen readers only, beside an icon with the same meaning.
      if (element.clientWidth <= 1) return false;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      // Text that ends in an ellipsis belongs to a link to the page with the whole text.
      if (!hasText || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const [tooWide, tooHigh] = [
        element.scrollWidth > element.clientWidth + 2,
        element.scrollHeight > element.clientHeight + 4,
      ];
      return (overflowX === 'hidden' && tooWide) || (overflowY === 'hidden' && tooHigh);
    });
    return [
      ...stickingOut.slice(0, 3).map((element) => `sticks out: ${name(element)}`),
      ...cutOff.slice(0, 3).map((element) => `is cut off: ${name(element)}`),
    ];
  }, exempt);
}

/** Changes the size of letters, as a browser's own setting for text does. */
export async function enlargeText(page: Page, size: '100%' | '150%' | '200%'): Promise<void> {
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}

/**
 * Focuses every element that the Tab key reaches, and names those that are covered, lie outside the window or show no focus mark.
 * A key must have been pressed on the page before, else browsers show no mark.
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(
    (isShown) => {
      // The place of an element is read at once, and not on the way of a smooth scroll.
      const still = new CSSStyleSheet();
      still.replaceSync('* { scroll-behavior: auto !important }');
      document.adoptedStyleSheets.push(still);
      const reachable = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
        ),
      ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility());
      const faults: string[] = [];
      for (const element of reachable) {
        element.focus();
        if (document.activeElement !== element) continue;
        const [box] = element.getClientRects();
        if (!box || box.width < 2) continue;
        const marked = [element, element.closest('label'), element.parentElement, element.nextElementSibling];
        const hasMark = marked.some((one) => {
          const { outlineStyle, outlineWidth, boxShadow } = one ? getComputedStyle(one) : document.body.style;
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (boxShadow && boxShadow !== 'none');
        });
        const looks = () =>
          [element, ...element.querySelectorAll('*')]
            .slice(0, 20)
            .map((one) => {
              const { opacity, filter, stroke, backgroundColor, textDecorationLine } = getComputedStyle(one);
              return [opacity, filter, stroke, backgroundColor, textDecorationLine].join();
            })
            .join();
        /** Whether the element looks different without the focus: drawings draw their own focus mark. */
        const looksOtherwise = () => {
          const focused = looks();
          element.blur();
          return looks() !== focused;
        };
        const name = element.outerHTML.slice(0, 100);
        if (!isShown(element)) faults.push(`focus is covered: ${name}`);
        else if (!hasMark && !looksOtherwise()) faults.push(`focus shows no mark: ${name}`);
      }
      (document.activeElement as HTMLElement | null)?.blur();
      return faults.slice(0, 5);
    },
    await focusShown(page),
  );
}

/** Targets smaller than 24 px without enough space around them; links in a line of text are exempt. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isInText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
    // WCAG 2.5.8: a circle of 24 px around the target's centre may touch no other target.
    const hasRoom = ({ x, y, width, height }: DOMRect, own: HTMLElement) =>
      targets.every(({ element, box }) => {
        if (element === own || element.contains(own) || own.contains(element)) return true;
        const dx = Math.max(box.left - (x + width / 2), 0, x + width / 2 - box.right);
        const dy = Math.max(box.top - (y + height / 2), 0, y + height / 2 - box.bottom);
        return Math.hypot(dx, dy) >= least / 2;
      });
    return targets
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .filter(({ element, box }) => !isInText(element) && !hasRoom(box, element))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 100)}`,
      )
      .slice(0, 5);
  });
}

/** Running animations, although the visitor asked for reduced motion. */
export function findMovement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => ((effect as KeyframeEffect | null)?.target?.outerHTML ?? 'something').slice(0, 100)),
  );
}
