import type { Page } from '@playwright/test';

/** How long a region whose words have changed is looked at again, in milliseconds; and how often they may change meanwhile. */
const secondLook = 3_500;
const mostAnnounced = 1;

/** The global under which a page counts what it says. Passed as an argument, because the functions run in the browser. */
const announcedName = 'ofgc-announced';

/** By region: how often its words have changed, and the last of them. */
type Announced = Map<object, { times: number; words: string }>;

/** From now on counts how often what a part says to screen readers changes. @param within selector of the part */
export async function hearRegions(page: Page, within: string): Promise<void> {
  await page.evaluate(countAnnounced, [announcedName, within] as [string, string]);
}

/**
 * Live regions that interrupt screen readers again and again without an action of the visitor. A clock is no live region (`role="timer"`, or
 * `aria-live="off"`). @param page that `hearRegions` hears @returns one line at most
 */
export async function regionProblems(page: Page): Promise<string[]> {
  const read = () => page.evaluate(readAnnounced, announcedName);
  const restless = await read();
  if (restless.length === 0) return [];
  await page.waitForTimeout(secondLook);
  const later = await read();
  const still = restless.find(
    ({ place, times }) => (later.find((one) => one.place === place)?.times ?? 0) > times + mostAnnounced,
  );
  if (!still) return [];
  return [`says something new to screen readers again and again while nobody touches it: “${still.words}”`];
}

/** Runs in the browser. */
function countAnnounced([name, within]: [string, string]): void {
  const live = '[aria-live], [role=alert], [role=status], [role=timer], output';
  const announced: Announced = new Map();
  const last = new Map<object, string>();
  const observer = new MutationObserver((changes) => {
    const regions = new Set<Node>();
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? (target as Element) : target.parentElement)?.closest(live);
      const isSilent =
        region?.getAttribute('aria-live') === 'off' ||
        (region?.getAttribute('role') === 'timer' && !region.getAttribute('aria-live'));
      if (region?.isConnected && !isSilent && region.closest(within)) regions.add(region);
    }
    for (const region of regions) {
      const words = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (!words || last.get(region) === words) continue;
      last.set(region, words);
      announced.set(region, { times: (announced.get(region)?.times ?? 0) + 1, words: words.slice(0, 60) });
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  Object.defineProperty(globalThis, name, { value: announced });
}

/** Runs in the browser. */
function readAnnounced(name: string): { place: number; times: number; words: string }[] {
  const announced = (globalThis as unknown as Record<string, Announced | undefined>)[name];
  return [...(announced?.values() ?? [])].map((one, place) => ({ place, ...one }));
}
