import type { Page, Request } from '@playwright/test';
import type { PageWatch } from '../requests/page-watch.ts';

/** An error and the time at which it was thrown. */
export function thrownIn(problems: readonly string[], when: string): string[] {
  return problems.filter((problem) => problem.startsWith('throws: ')).map((problem) => `${problem}, ${when}`);
}

/**
 * What happens to each page sooner or later: its tab is left and comes back, the network is gone for a moment, it is printed. It has to
 * stand that, and stays where it is. @param page whose requests are held @returns one line at most
 */
export async function momentProblems(page: Page, watch: PageWatch): Promise<string[]> {
  const address = page.url();
  let leads = 0;
  const hear = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leads += 1;
  };
  page.on('request', hear);
  await page.evaluate(passMoments);
  await watch.untilAnswered();
  page.off('request', hear);
  const when = 'when somebody leaves its tab and comes back, is without a network for a moment, or prints';
  const [thrown] = thrownIn(watch.take(), when);
  if (thrown) return [thrown];
  return leads > 0 || page.url() !== address ? [`loads itself again or leads away ${when}`] : [];
}

/** Runs in the browser. */
async function passMoments(): Promise<void> {
  const rest = () => new Promise((resolve) => void setTimeout(resolve, 20));
  const ofWindow = ['blur', 'pagehide', 'pageshow', 'focus', 'offline', 'online', 'beforeprint', 'afterprint'];
  const make = (type: string) =>
    type.startsWith('page') ? new PageTransitionEvent(type, { persisted: false }) : new Event(type);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  for (const type of ofWindow) {
    dispatchEvent(make(type));
    await rest();
  }
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
