import type { Page } from '@playwright/test';
import { languagesPath } from '@ofgc/shared/routes/language.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { waitForUrl } from '../wait-for-url.ts';

/** How long a link of the bar may take to lead elsewhere, in milliseconds. */
const longestLeaving = 5_000;

/** Attributes and styles of what all pages share, by description. */
type Frame = Record<string, string>;

/** What all pages share, as it is now. */
export function frameOf(page: Page): Promise<Frame> {
  return page.evaluate(readFrame);
}

/**
 * Leaves a page by a link of the bar if something was changed that all pages share, such as whether it scrolls.
 * @param before as it was @param tried changes with which the page was left before; this one is added
 * @returns what is still changed on the next page
 */
export async function leftChanged(
  page: Page,
  watch: PageWatch,
  { before, tried }: { before: Frame; tried: Set<string> },
): Promise<string | undefined> {
  const now = await frameOf(page);
  const isNew = (key: string) => before[key] !== now[key] && !tried.has(`${key} ${now[key]}`);
  const changed = Object.keys({ ...now, ...before }).filter(isNew);
  for (const key of changed) tried.add(`${key} ${now[key]}`);
  if (changed.length === 0) return undefined;
  if (!(await leaveByBar(page, watch))) return undefined;
  const next = await frameOf(page);
  return changed.find((key) => next[key] === now[key]);
}

/** Follows a link of the bar to another page. @returns whether that is shown */
export async function leaveByBar(page: Page, watch: PageWatch): Promise<boolean> {
  const { pathname } = new URL(page.url());
  if (!(await page.evaluate(leave, languagesPath))) return false;
  const hasLeft = await waitForUrl(page, (url) => url.pathname !== pathname, longestLeaving);
  if (hasLeft) await watch.untilAtRest();
  return hasLeft;
}

/** Runs in the browser. */
function readFrame(): Frame {
  const found: Frame = {};
  for (const element of [document.documentElement, document.body]) {
    for (const { name, value } of element.attributes)
      if (name !== 'style') found[`the attribute ${name} of <${element.localName}>`] = value;
    // The frame itself sets this property to the height that it covers.
    for (const property of [...element.style].filter((one) => one !== '--page-top'))
      found[`the style ${property} of <${element.localName}>`] = element.style.getPropertyValue(property);
    found[`whether <${element.localName}> scrolls`] = getComputedStyle(element).overflowY;
  }
  for (const part of document.querySelectorAll('header, main, footer'))
    for (const name of ['inert', 'hidden', 'aria-hidden'])
      if (part.hasAttribute(name)) found[`the attribute ${name} of <${part.localName}>`] = 'true';
  return found;
}

/** Follows a link of the bar, even if something lies over it. Runs in the browser. @returns whether there is one */
function leave(languages: string): boolean {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')].find(({ href }) => {
    const { origin, pathname } = new URL(href);
    return origin === location.origin && pathname !== location.pathname && !pathname.startsWith(languages);
  });
  link?.click();
  return link !== undefined;
}
