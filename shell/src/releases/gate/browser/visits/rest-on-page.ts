import type { Page } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { askedProblems } from '../side-effects/asked-permissions.ts';
import { ownPartSelector } from '../own-part-selector.ts';
import { arrivalProblems } from './arrival.ts';
import { loadAndHydrate, partsProblems } from './load-page.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { settle } from '../settle.ts';

/** Loads a page and stays on it until it is at rest and its timers have run. Problems are added to the watch's. @returns whether the page has loaded */
export async function restOnPage(page: Page, address: string, release: Release, watch: PageWatch): Promise<boolean> {
  if (!(await loadAndHydrate(page, address, watch))) return false;
  // Afterwards its parts are scrolled to.
  await watch.untilAtRest();
  const isOwn = ownPartSelector(release, address) !== '';
  if (isOwn) for (const problem of await arrivalProblems(page, address)) watch.problems.add(problem);
  for (const problem of await partsProblems(page, release)) watch.problems.add(problem);
  await settle(page, watch);
  for (const problem of await askedProblems(page, release.name)) watch.problems.add(problem);
  return true;
}
