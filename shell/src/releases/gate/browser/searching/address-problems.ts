import type { Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { findSearchForms } from './search-form.ts';
import { queryLinkProblems } from './query-links.ts';
import { searchProblems } from './sent-search.ts';

/** What goes wrong with the forms and links of a part that change the query of its address. @param address of the page @returns one line at most; the page may then have changed */
export async function addressProblems(
  page: Page,
  watch: PageWatch,
  { within, requests, address }: { within: string; requests: HeldRequests; address: string },
): Promise<string[]> {
  const hasForms = (await page.evaluate(findSearchForms, within)).length > 0;
  if (page.url() !== address && hasForms && !(await requests.load(address))) return [];
  const found = hasForms ? await searchProblems(page, watch, { within, requests }) : [];
  if (found.length === 0) found.push(...(await queryLinkProblems(page, { within, requests })));
  const thrown = watch.take().filter((problem) => problem.startsWith('throws: '));
  return found.length > 0 ? found : thrown.map((problem) => `${problem}, when somebody searches or follows a link`);
}
