import type { Page } from '@playwright/test';
import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { type AccountKind, accountKinds } from '@ofgc/shared/domain/accounts/account.ts';
import { signedInAreas } from '@ofgc/shared/routes/accounts.ts';
import type { Release } from '../../../release.schema.ts';
import { liveDescription } from '../../api/live-description.ts';
import { isPageAddress, isOwn } from '../../addresses/page-address.ts';
import { PageWatch } from '../requests/page-watch.ts';
import { MadeUpAnswers } from '../signed-in/made-up-answers.ts';
import { linksBelow, privatePageProblems, show } from '../signed-in/private-page.ts';
import { usedPageProblems } from '../signed-in/used-page.ts';
import { isLive, loadAndHydrate } from './load-page.ts';
import { timeLimited } from './time-limited.ts';

/** The most private pages of an area that are looked at, and for how long they are begun, in milliseconds; and for how long it is begun to use their controls. */
const mostPages = 20;
const longestVisit = 100_000;
const longestUse = 60_000;

/** The private areas of a section, and the kind of account that each is shown to. */
export function areasOf({ mounts }: Pick<Release, 'mounts'>): { kind: AccountKind; area: string }[] {
  return accountKinds.flatMap((kind) =>
    signedInAreas[kind].filter((area) => isOwn(area, mounts)).map((area) => ({ kind, area })),
  );
}

/**
 * The private areas of a section with the API's description, of which their pages are made.
 * @param site its address @throws where the site does not give the description, though areas need it
 */
export async function describedAreas(release: Pick<Release, 'mounts'>, site: string) {
  const areas = areasOf(release);
  const [first] = areas;
  if (!first) return [];
  const description = (await liveDescription(site)) ?? (await liveDescription(site));
  if (!description)
    throw new Error(
      `${site} does not answer with the API's description, without which nobody can look at ${first.area}.`,
    );
  return areas.map((area) => ({ ...area, description }));
}

/**
 * Looks at the pages of a private area as somebody who is signed in sees them: from the page where people sign in its links are
 * followed, with answers made from the API's description. Problems are returned; it never throws.
 * @param address of the area @returns a line each, which begins with the page
 */
export async function visitSignedIn(
  page: Page,
  address: string,
  { name, mounts, kind, description }: Pick<Release, 'name' | 'mounts'> & { kind: AccountKind; description: OpenApi },
): Promise<string[]> {
  const watch = new PageWatch(page, { name, mounts });
  const area = new URL(address).pathname;
  const found: string[] = [];
  let shown = area;
  let start = '';
  const seen: string[] = [];
  await timeLimited(watch, async () => {
    const isLoaded = await loadAndHydrate(page, address, watch);
    watch.take();
    // Whoever is not signed in is sent to the page where people sign in, which is looked at as a page of its own.
    if (!isLoaded || new URL(page.url()).pathname === area) return;
    watch.allowLeaving();
    start = page.url();
    const answers = new MadeUpAnswers(description, kind);
    await answers.begin(page);
    const waiting = [area];
    const kinds = new Set(waiting);
    const end = performance.now() + longestVisit;
    for (const path of waiting) {
      if (performance.now() > end) break;
      shown = path;
      watch.take();
      // Loads a new document, so that effects of one page are not reported for the next.
      await page.goto(start);
      // A page that redirects is for other people, or needs another step first.
      if (!(await isLive(page, ['page'])) || !(await show(page, path, watch))) continue;
      seen.push(path);
      const links = (await linksBelow(page, area)).filter((link) => isPageAddress(link) && link !== path);
      for (const link of links) {
        if (kinds.has(kindOf(link)) || waiting.length >= mostPages) continue;
        kinds.add(kindOf(link));
        waiting.push(link);
      }
      // With known faults nothing is visited from here: their effects would be reported for this page.
      const other = found.length > 0 ? undefined : links.find((link) => kindOf(link) !== kindOf(path));
      const problems = await privatePageProblems(page, { watch, answers, name, other });
      found.push(...problems.map((problem) => `${path} ${problem}`));
    }
  });
  if (found.length > 0 || watch.hasProblems) return [...found, ...watch.take().map((problem) => `${shown} ${problem}`)];
  await timeLimited(watch, async () => {
    const end = performance.now() + longestUse;
    for (const path of seen) {
      if (performance.now() > end) break;
      shown = path;
      const load = async () => {
        await page.goto(start);
        return (await isLive(page, ['page'])) && show(page, path, watch);
      };
      const problems = (await load()) ? await usedPageProblems(page, watch, load) : [];
      found.push(...problems.map((problem) => `${path} ${problem}`));
      watch.take();
    }
  });
  return [...found, ...watch.take().map((problem) => `${shown} ${problem}`)];
}

/** An address without the things that the example answers name. */
function kindOf(path: string): string {
  return path.replaceAll(/\/(?:ejemplo-)?\d+(?=\/|$)/g, '/*');
}
