import type { Page } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { scriptedRedirectProblems } from '../open-redirects/scripted-redirects.ts';
import { HeldRequests } from '../requests/held-requests.ts';
import { ownPartSelector } from '../own-part-selector.ts';
import { PageWatch } from '../requests/page-watch.ts';
import { timeLimited } from './time-limited.ts';

/** Opens a page with addresses of another site in the parameters that its scripts read. Problems are returned; it never throws. */
export async function visitWithForeignUrls(
  page: Page,
  address: string,
  release: Release,
  parameters: readonly string[],
): Promise<string[]> {
  const watch = new PageWatch(page, release);
  const found: string[] = [];
  await timeLimited(watch, async () => {
    const requests = new HeldRequests(page);
    await requests.begin();
    const within = ownPartSelector(release, address);
    found.push(...(await scriptedRedirectProblems(page, watch, { within, requests, address, parameters })));
  });
  return found;
}
