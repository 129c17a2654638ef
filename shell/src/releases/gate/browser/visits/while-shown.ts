import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { busyPreview } from '../../../signed/preview-path.ts';

/** How long a check waits for the site to show its release, and after which pause it asks again, in milliseconds. */
const usualTimes = { patience: 180_000, pause: 5_000 };

/**
 * Makes a visit again where the site, which shows two releases at once, had no place for this one meanwhile: that is no fault of the release.
 * @param visit gives its context to `watch` before it opens a page @throws what the visit throws; a sentence where the site stays occupied
 */
export async function whileShown<Result>(
  visit: (watch: (context: Pick<BrowserContext, 'on'>) => void) => Promise<Result>,
  { patience, pause } = usualTimes,
): Promise<Result> {
  const [name, value] = busyPreview;
  const end = performance.now() + patience;
  for (;;) {
    let isBusy = false;
    const visited = visit((context) => {
      context.on('response', (answer) => (isBusy ||= answer.headers()[name.toLowerCase()] === value));
    });
    await visited.catch(() => {});
    if (!isBusy) return visited;
    if (performance.now() > end)
      throw new Error('The site shows two other releases now, as many as it can at once: check again later.');
    await wait(pause);
  }
}
