import type { JSHandle, Page } from '@playwright/test';

/** In the page: whether what has the focus lies in the window and nothing else covers it. */
export type IsShown = (element: Element) => boolean;

/** @returns a function of the page's own, for what is evaluated there; a new document needs a new one */
export function focusShown(page: Page): Promise<JSHandle<IsShown>> {
  return page.evaluateHandle((): IsShown => (element) => {
    const [box] = element.getClientRects();
    // What is drawn by its label or its neighbour has no size of its own.
    if (!box || box.width < 2) return true;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return false;
    return [0.5, 0.15, 0.85].some((part) => {
      const there = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
      return there && (element.contains(there) || there.contains(element) || element.closest('label')?.contains(there));
    });
  });
}
