import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { visitTimeout } from '../../../../timeouts.ts';
import { firstLine } from './load-page.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** How long an event may take that the browser sends after the error that it causes, in milliseconds. */
const afterError = 500;

/** Pages whose visit ended before its end. */
const cutOff = new WeakSet<Page>();

/** Whether a visit of a page went to its end: otherwise nobody knows what comes after. */
export function isSeenWhole(page: Page): boolean {
  return !cutOff.has(page);
}

/** Ends a visit of a page after its time, because a page may keep it for ever. What goes wrong becomes a problem of the page, also if it runs no scripts any more. */
export async function timeLimited(watch: PageWatch, visit: () => Promise<void>): Promise<void> {
  const visited = visit()
    .catch(async (error: unknown) => {
      cutOff.add(watch.page);
      // If the page has navigated away, that is reported: before this error, or just after it.
      await wait(afterError);
      if (!watch.hasProblems) watch.report(`cannot be looked at: ${firstLine(error)}`);
    })
    .then(() => true);
  const isOver = await Promise.race([visited, wait(visitTimeout, false, { ref: false })]);
  if (isOver) return;
  // On a busy machine a page with many controls may not be seen whole.
  cutOff.add(watch.page);
  if (!(await watch.isAlive())) watch.report(`does not answer: it was looked at for ${visitTimeout / 1000} s`);
}
