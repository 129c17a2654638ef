import type { Page } from '@playwright/test';

/** The global under which a page keeps the control that was given the focus. Passed as an argument, because the functions run in the browser. */
export const focusedName = 'ofgc-focused';

/**
 * Whether the control that was given the focus was taken away with it, so that the keyboard and screen readers begin again at the top
 * of the page. Another document begins there anyway.
 */
export function hasLostFocus(page: Page): Promise<boolean> {
  return page.evaluate((name) => {
    return name in globalThis && document.activeElement === document.body;
  }, focusedName);
}
