import type { Page } from '@playwright/test';
import { hydrationTimeout } from '../../../../timeouts.ts';
import type { Release } from '../../../release.schema.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** @param referer the page with the link to this one @returns whether the page has loaded and hydrated; otherwise nothing more is checked */
export async function loadAndHydrate(
  page: Page,
  address: string,
  watch: PageWatch,
  referer?: string,
): Promise<boolean> {
  const answer = await page
    .goto(address, { timeout: hydrationTimeout, ...(referer && { referer }) })
    .catch((error: Error) => error);
  if (answer instanceof Error) {
    const [, away] = /interrupted by another navigation to "(.*)"/.exec(answer.message) ?? [];
    if (away) watch.report(`leads away to ${away}`);
    else if (answer.name === 'TimeoutError') watch.report(`does not load within ${hydrationTimeout / 1000} s`);
    else watch.report(`does not load: ${firstLine(answer)}`);
    return false;
  }
  watch.expectToStay();
  if (!answer || answer.status() >= 400) watch.report(`answers ${answer?.status()}`);
  const isHydrated = await isLive(page, ['page']);
  if (!isHydrated) watch.report('is not hydrated');
  return isHydrated;
}

/** Scrolls to each part that a section fills, and waits until all are hydrated. @returns problems of the release's own parts */
export async function partsProblems(page: Page, { slots }: Pick<Release, 'slots'>): Promise<string[]> {
  const places = await page.locator('[data-slot]').all();
  const names = new Set<string>();
  for (const place of places) {
    if (!(await place.isVisible())) continue;
    await place.scrollIntoViewIfNeeded().catch(() => {});
    names.add((await place.getAttribute('data-slot')) ?? '');
  }
  if (await isLive(page, [...names])) return [];
  const dead = await page.evaluate(deadParts, [...names]);
  // Parts of other sections are not this release's fault.
  return dead.filter((name) => slots.includes(name)).map((name) => `does not hydrate its part ${name}`);
}

/** Loads an address once more, with its parts: they hydrate only in view. @returns whether it hydrates */
export async function loadAgain(page: Page, address: string): Promise<boolean> {
  await page.goto(address).catch(() => null);
  if (!(await isLive(page, ['page']))) return false;
  await partsProblems(page, { slots: [] });
  return true;
}

/** Waits for parts to hydrate. @returns whether all have within the time limit */
export function isLive(page: Page, parts: string[]): Promise<boolean> {
  return page
    .waitForFunction(
      (names) => names.every((name) => performance.getEntriesByName(`hydrated:${name}`).length > 0),
      parts,
      { timeout: hydrationTimeout },
    )
    .then(
      () => true,
      (error: Error) => {
        if (error.name === 'TimeoutError') return false;
        throw error;
      },
    );
}

/** The parts that are not hydrated. Runs in the browser. */
function deadParts(names: string[]): string[] {
  return names.filter((name) => performance.getEntriesByName(`hydrated:${name}`).length === 0);
}

/** Playwright's error message, without its log of calls. */
export function firstLine(error: unknown): string {
  const { message } = error as Error;
  return (message.split('\n')[0] ?? '').replace(/^\w+\.\w+: /, '');
}
