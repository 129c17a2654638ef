import type { Page } from '@playwright/test';
import type { Release } from '../../release.schema.ts';
import { load, partsProblems } from './load-page.ts';
import { PageWatch } from './page-watch.ts';
import { runTimers } from './pending-timers.ts';
import { timeLimited } from './time-limited.ts';

/** Checks that a page hydrates and stays well when its timers run: with other data it has the same parts as an example. Problems are returned; it never throws. */
export async function visitFurther(page: Page, address: string, release: Release): Promise<string[]> {
  const watch = new PageWatch(page);
  await timeLimited(watch, async () => {
    if (!(await load(page, address, watch))) return;
    for (const problem of await partsProblems(page, release)) watch.problems.add(problem);
    await watch.untilAtRest();
    await runTimers(page);
    await watch.untilAtRest();
  });
  watch.end();
  return [...watch.problems];
}
