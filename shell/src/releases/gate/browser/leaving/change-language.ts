import type { Page } from '@playwright/test';
import { carryField } from '@ofgc/shared/forms/carried-form.ts';
import { waitForUrl } from '../wait-for-url.ts';

/** How long the change of the language may take, in milliseconds. */
const longestChange = 5_000;

/**
 * Presses the link of the bar to the page in the other language. A form with a button of its own for that sends what was typed there.
 * @returns whether the address has changed
 */
export async function changeLanguage(page: Page): Promise<boolean> {
  const { pathname } = new URL(page.url());
  return (
    (await page.evaluate(chooseLanguage, carryField)) &&
    (await waitForUrl(page, (url) => url.pathname !== pathname, longestChange))
  );
}

/** Runs in the browser. @returns whether there is a link for it */
function chooseLanguage(carry: string): boolean {
  if (document.querySelector(`button[name="${carry}"]`)) return false;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')];
  const link = links.find(({ hreflang }) => hreflang !== document.documentElement.lang);
  link?.click();
  return link !== undefined;
}
