import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { focusShown } from './focus-shown.ts';

/** More than any page of the site has on the way to a part of it. */
const mostSteps = 200;

/**
 * Goes on with the key Tab, or back with Shift, until something has the focus, or what it stands in or labels:
 * what cannot be reached so fails, and any step on the way whose focus one does not see.
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

/** @returns the next key, or that the focus is there */
function wayTo(target: Locator): Promise<'there' | 'Tab' | 'Shift+Tab'> {
  return target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const control = element.closest('label')?.control ?? element.closest('summary, a, button') ?? element;
    if (focused === control) return 'there';
    const isBehind = focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBehind && !focused.contains(control) ? 'Shift+Tab' : 'Tab';
  });
}

/** Polled: what moves by a key moves softly. */
async function assertFocusShown(page: Page): Promise<void> {
  await expect
    .poll(async () =>
      page.evaluate(
        (isShown) => {
          const { activeElement: focused } = document;
          // Past the last of a page is the browser.
          if (!focused || focused === document.body) return '';
          // On the button in a field for days its field has no `:focus`: the mark is the browser's.
          if (focused.matches(':focus:not(:focus-visible)'))
            return `shows no focus: ${focused.outerHTML.slice(0, 150)}`;
          return isShown(focused) ? '' : `is covered: ${focused.outerHTML.slice(0, 150)}`;
        },
        await focusShown(page),
      ),
    )
    .toBe('');
}

/** Past the bar of the site to what the page is about. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Types into a field that is reached by the key Tab, in the place of what stands there. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

/** Reaches a button or a link by the key Tab, and uses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses in a list by the arrows. */
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
