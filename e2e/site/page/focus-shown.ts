import type { JSHandle, Page } from '@playwright/test';

/** Runs in the page. Whether the focused element lies in the window and is not covered. */
export type IsShown = (element: Element) => boolean;

/** @returns a handle of the function in the page, for code evaluated there; a new document needs a new handle */
export function focusShown(page: Page): Promise<JSHandle<IsShown>> {
  return page.evaluateHandle((): IsShown => (element) => {
    const [box] = element.getClientRects();
    // A control drawn by its label or a neighbour has no size of its own.
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
