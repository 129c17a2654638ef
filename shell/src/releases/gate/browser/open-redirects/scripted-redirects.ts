import type { Page } from '@playwright/test';
import { foreignUrlSamples, isForeignUrl } from '../../addresses/foreign-url-samples.ts';
import { withValue } from '../../addresses/with-value.ts';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** The most buttons that are pressed. */
const mostPressed = 30;

interface Visit {
  /** Selector of the section's part. */
  within: string;
  requests: HeldRequests;
  address: string;
  /** Those that the page's scripts read. */
  parameters: readonly string[];
}

/**
 * An open redirect: a page whose scripts send its visitors to the site that a parameter of its address names, by themselves, by a link or
 * form that they make, or by a button. @returns one line at most
 */
export async function scriptedRedirectProblems(
  page: Page,
  watch: PageWatch,
  { within, requests, address, parameters }: Visit,
): Promise<string[]> {
  const visited: string[] = [];
  page.context().on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(request.url());
  });
  const names = parameters.map((name) => `?${name}=`).join(', ');
  for (const value of foreignUrlSamples) {
    const isLoaded = await requests.load(withValue(address, parameters, value));
    if (isLoaded) await watch.settle();
    if (visited.some(isForeignUrl)) return [`sends its visitors wherever its address says (${names})`];
    if (!isLoaded) continue;
    const offers = async () => (await page.evaluate(offeredAddresses)).some(isForeignUrl);
    const offered = await offers();
    await page.evaluate(pressButtons, [within, mostPressed] as [string, number]);
    await watch.settle();
    if (offered || (await offers())) return [`has a link or form that leads wherever its address says (${names})`];
    if (visited.some(isForeignUrl)) return [`has a button that leads wherever its address says (${names})`];
  }
  return [];
}

/** Where links and forms lead. Runs in the browser. */
function offeredAddresses(): string[] {
  const names = ['href', 'action', 'formaction'];
  const all = [...document.querySelectorAll('a[href], area[href], form[action], [formaction]')];
  return all.flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []));
}

/** Runs in the browser. */
async function pressButtons([within, most]: [string, number]): Promise<void> {
  const buttons = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>('button, [role=button], [role=link], summary'),
  ]);
  for (const button of buttons.slice(0, most)) {
    if (!button.matches(':disabled')) button.click();
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}
