import type { Page } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { askedProblems } from '../side-effects/asked-permissions.ts';
import { ownPartSelector } from '../own-part-selector.ts';
import { arrivalProblems, openedProblems } from './arrival.ts';
import { loadAndHydrate, partsProblems } from './load-page.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** Loads a page and stays on it until it is at rest and its timers have run. Problems are added to the watch's. @returns whether the page has loaded */
export async function restOnPage(page: Page, address: string, release: Release, watch: PageWatch): Promise<boolean> {
  if (!(await loadAndHydrate(page, address, watch))) return false;
  const within = ownPartSelector(release, address);
  // First, because the parts are scrolled to afterwards.
  await watch.untilAtRest();
  if (within !== '') watch.report(...(await arrivalProblems(page, address)));
  watch.report(...(await partsProblems(page, release)));
  await watch.settle();
  if (within !== '') watch.report(...(await openedProblems(page, address, within)));
  watch.report(...(await askedProblems(page, release.name)));
  return true;
}
