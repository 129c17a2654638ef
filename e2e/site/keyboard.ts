import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** More than any page of the site has on the way to a part of it. */
const mostSteps = 120;

/** Goes on with the key Tab until something has the focus: what cannot be reached so fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < mostSteps && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
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
