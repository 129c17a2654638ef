import type { Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { thrownIn } from './moments.ts';

const when = 'when the data that its scripts ask for do not come (503)';

/**
 * Loads a page whose scripts ask the API for data while it is down: the rest of the page stays, and nobody waits for ever.
 * @returns one line at most; the page has then changed
 */
export async function outageProblems(
  page: Page,
  watch: PageWatch,
  { within, requests, address }: { within: string; requests: HeldRequests; address: string },
): Promise<string[]> {
  const look = async () => {
    watch.take();
    if (!(await requests.load(address))) return `does not hydrate ${when}`;
    await watch.settle();
    const [thrown] = thrownIn(watch.take(), when);
    if (thrown || page.url() !== address) return thrown;
    const waiting = await page.evaluate(findWaiting, within);
    return waiting === null ? undefined : `still says “${waiting}” ${when}: it says that there is nothing now`;
  };
  requests.makeDown(true);
  try {
    const found = await look();
    // On a busy machine an answer may be late: only a problem that is there twice counts.
    return found && (await look()) === found ? [found] : [];
  } finally {
    requests.makeDown(false);
    watch.take();
  }
}

/** Runs in the browser. @returns a text that says that something is being loaded */
function findWaiting(within: string): string | null {
  const loading = /^(?:cargando|loading)\b.{0,30}(?:…|\.\.\.)$/i;
  for (const part of document.querySelectorAll<HTMLElement>(within)) {
    const [busy] = [...part.querySelectorAll<HTMLElement>('[aria-busy=true]')].filter((one) => one.checkVisibility());
    if (busy) return busy.innerText.trim().slice(0, 40) || 'aria-busy';
    const line = part.innerText.split('\n').find((one) => loading.test(one.trim()));
    if (line !== undefined) return line.trim();
  }
  return null;
}
