import type { RemoteModule } from '@ofgc/shared/contract';
import { knownAddresses, linkedAddresses, uncoveredRoutes } from './addresses.ts';
import { markupProblems } from './markup.ts';
import type { TryPage } from './try-page.ts';

interface PageTrial {
  /** The site's public address. */
  siteUrl: string;
  remote: RemoteModule;
  /** Null where the API does not answer now. */
  withData: TryPage | null;
  withoutApi: TryPage;
  /** The rest of the site, for pages that show parts of all sections. */
  withoutRemote: TryPage;
  /** Hears of each address before it is rendered: the last one is the guilty one when nothing follows. */
  onStep: (address: string) => void;
}

export interface TrialResult {
  problems: string[];
  /** What could not be tried. */
  notes: string[];
}

/** The home page shows the slots of all. */
const homes = ['/', '/en'];

/** Renders every route of a remote in every language, and the home page with its slots: with live data, and with the API away. */
export async function tryPages({
  remote,
  siteUrl,
  withData,
  withoutApi,
  withoutRemote,
  onStep,
}: PageTrial): Promise<TrialResult> {
  const problems: string[] = [];
  const pages: string[] = [];
  const addresses = [...homes, ...knownAddresses(remote)];
  const render = async (address: string) => {
    onStep(address);
    if (!withData) return;
    const { status, location, html, errors } = await withData(address);
    problems.push(...(await redirectProblems(address, location, { siteUrl, tryPage: withData })));
    const without = homes.includes(address) ? (await withoutRemote(address)).html : undefined;
    const markup = markupProblems(html, siteUrl, without);
    problems.push(...markup.map((problem) => `${address} ${problem}`));
    if (markup.length > 0) return;
    pages.push(html);
    if (status >= 400) problems.push(`${address} answers ${status}${errors[0] ? `: ${errors[0].text}` : ''}`);
    else problems.push(...errors.map(({ text }) => `${address}: ${text}`));
  };
  for (const address of addresses) await render(address);
  const linked = linkedAddresses(remote, addresses, pages);
  for (const address of linked) await render(address);

  for (const address of [...addresses, ...linked]) {
    onStep(`${address} with the API away`);
    const { status, errors } = await withoutApi(address);
    const error =
      errors.find(({ kind }) => kind === 'render' || kind === 'words') ?? (status === 500 ? errors[0] : undefined);
    if (error || status === 500) problems.push(`${address} with the API away: ${error?.text ?? `answers ${status}`}`);
  }
  const uncovered = uncoveredRoutes(remote, [...addresses, ...linked]);
  return {
    problems: [...new Set(problems)],
    notes: [
      ...(withData ? [] : ['the API does not answer: pages were rendered without data alone']),
      ...uncovered.map((id) => `the route ${id} was not tried: no page links to it; name an example in warmUp`),
    ],
  };
}

/** So often a page may lead on. */
const mostRedirects = 4;

/** A page may lead to others of the site, and to an end. */
async function redirectProblems(
  address: string,
  location: string | undefined,
  { siteUrl, tryPage }: { siteUrl: string; tryPage: TryPage },
): Promise<string[]> {
  let next = location;
  for (let turn = 0; next !== undefined; turn++) {
    const to = URL.parse(next, siteUrl);
    if (to?.origin !== new URL(siteUrl).origin) return [`${address} sends its visitors to ${next.slice(0, 100)}`];
    if (turn >= mostRedirects) return [`${address} leads on and on, at last to ${to.pathname}`];
    next = (await tryPage(to.pathname + to.search)).location;
  }
  return [];
}
