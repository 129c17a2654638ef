import type { JSHandle, Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { focusShown, type IsShown } from './focus-shown.ts';

/** The limit of Tab presses: more than any page needs to reach one of its parts. */
const mostSteps = 200;

/**
 * Presses Tab, or Shift+Tab to go back, until the target has the focus, or the control that it belongs to or labels. Fails where
 * the target cannot be reached, or the focus is not visible at any step.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isShown = await focusShown(page);
  let { way } = await look(target, isShown);
  for (let step = 0; step < mostSteps; step += 1) {
    if (way === 'there') return;
    await page.keyboard.press(way);
    const seen = await look(target, isShown);
    way = seen.way;
    // Polls, because scrolling by key is smooth.
    if (seen.fault) await expect.poll(async () => (await look(target, isShown)).fault).toBe('');
  }
  await expect(target).toBeFocused();
}

interface Look {
  /** The key to press next, or `there` when the target has the focus. */
  way: 'there' | 'Tab' | 'Shift+Tab';
  /** Why nobody sees the focus, or nothing. */
  fault: string;
}

/** Asks the page all about its focus at once: journeys by keyboard press Tab hundreds of times. */
function look(target: Locator, focusIsShown: JSHandle<IsShown>): Promise<Look> {
  return target.evaluate((element, isShown) => {
    const focused = document.activeElement ?? document.body;
    const faultOf = () => {
      // After the last element of a page, the focus leaves it for the browser.
      if (focused === document.body) return '';
      // While the button inside a date field has the focus, the field itself does not match `:focus`; the browser draws the mark.
      if (focused.matches(':focus:not(:focus-visible)')) return `shows no focus: ${focused.outerHTML.slice(0, 150)}`;
      return isShown(focused) ? '' : `is covered: ${focused.outerHTML.slice(0, 150)}`;
    };
    const wayOf = () => {
      const control = element.closest('label')?.control ?? element.closest('summary, a, button') ?? element;
      if (focused === control) return 'there';
      const isBehind = focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind && !focused.contains(control) ? 'Shift+Tab' : 'Tab';
    };
    return { way: wayOf(), fault: faultOf() };
  }, focusIsShown);
}

/** Uses the skip link, past the site's bar to the page's main part; on a page with a bar of its own to the heading behind it. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
}

/** Reaches a field by Tab, and replaces its text. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

/** Reaches a button or a link by Tab, and activates it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses a value of a select by the arrow keys. */
export async function chooseByArrows(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  const steps = () =>
    list.evaluate((element, wanted) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
    }, value);
  const begin = await steps();
  for (let step = 0; step < Math.abs(begin) && (await steps()) !== 0; step += 1) {
    await page.keyboard.press(begin > 0 ? 'ArrowDown' : 'ArrowUp');
    await expect(list).toBeFocused();
  }
  await expect(list).toHaveValue(value);
}
