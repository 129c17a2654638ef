import { isOwn } from '../../../addresses/page-address.ts';
import { furtherAddresses } from './further-addresses.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';

/** After how much time of the processor no further page is begun, in milliseconds; so many are tried on a slow machine, too. */
const mostWork = 200;
const fewestPages = 20;

/**
 * Renders more pages of the routes that were tried: others than the example may have data for which the page fails.
 * @param pages those that were tried @returns the further ones, and the addresses that answer 404 or 410
 */
export async function renderFurther(
  pages: readonly Rendered[],
  render: (address: string) => Promise<Rendered>,
  { remote, siteMap, onStep }: Pick<PageTrial, 'remote' | 'siteMap' | 'onStep'>,
): Promise<{ further: Rendered[]; gone: Set<string> }> {
  const asked = furtherAddresses(
    remote,
    pages.map(({ address }) => address),
    await siteMap,
  );
  for (const { html } of pages) asked.addLinks(html);
  const further: Rendered[] = [];
  const gone = new Set<string>();
  const redirects: string[] = [];
  const next = () => redirects.pop() ?? asked.next();
  const seen = new Set(pages.map(({ address }) => address));
  const mayBegin = limitWork();
  for (let address = next(); address !== undefined && mayBegin(); address = next()) {
    if (seen.has(address)) continue;
    seen.add(address);
    onStep(address);
    const page = await render(address);
    // The data may have been deleted since the page that leads there was made.
    if (page.status === 404 || page.status === 410) {
      gone.add(address);
      continue;
    }
    further.push(page);
    asked.addLinks(page.html);
    if (page.location?.startsWith('/') && isOwn(page.location, remote.mounts)) redirects.push(page.location);
  }
  return { further, gone };
}

/** @returns whether another page may be begun */
export function limitWork(): () => boolean {
  const before = process.threadCpuUsage();
  let begun = 0;
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return ++begun <= fewestPages || (user + system) / 1_000 < mostWork;
  };
}
