import type { Page } from '@playwright/test';
import { runTimers } from './pending-timers.ts';
import type { PageWatch } from './requests/page-watch.ts';

/** Waits until a page's requests are answered and what it has postponed is done, also what is asked for by that. */
export async function settle(page: Page, watch: PageWatch): Promise<void> {
  await watch.untilAtRest();
  await runTimers(page);
  await watch.untilAtRest();
}
