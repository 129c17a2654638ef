import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { focusShown } from './focus-shown.ts';

/** The limit of Tab presses: more than any page needs to reach one of its parts. */
const mostSteps = 200;

/**
 * Presses Tab, or Shift+Tab to go back, until the target has the focus, or the control that it belongs to or labels. Fails where
 * the target cannot be reached, or the focus is not visible at any step.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    const way = await wayTo(target);
    if (way === 'there') return;
    await page.keyboard.press(way);
    await assertFocusShown(page);
  }
  await expect(target).toBeFocused();
}

/** @returns the key to press next, or `there` when the target has the focus */
function wayTo(target: Locator): Promise<'there' | 'Tab' | 'Shift+Tab'> {
  return target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const control = element.closest('label')?.control ?? element.closest('summary, a, button') ?? element;
    if (focused === control) return 'there';
    const isBehind = focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBehind && !focused.contains(control) ? 'Shift+Tab' : 'Tab';
  });
}

/** Polls, because scrolling by key is smooth. */
async function assertFocusShown(page: Page): Promise<void> {
  await expect
    .poll(async () =>
      page.evaluate(
        (isShown) => {
          const { activeElement: focused } = document;
          // After the last element of a page, the focus leaves it for the browser.
          if (!focused || focused === document.body) return '';
          // While the button inside a date field has the focus, the field itself does not match `:focus`; the browser draws the mark.
          if (focused.matches(':focus:not(:focus-visible)'))
            return `shows no focus: ${focused.outerHTML.slice(0, 150)}`;
          return isShown(focused) ? '' : `is covered: ${focused.outerHTML.slice(0, 150)}`;
        },
        await focusShown(page),
      ),
    )
    .toBe('');
}

/** Uses the skip link, past the site's bar to the page's main part. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
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
